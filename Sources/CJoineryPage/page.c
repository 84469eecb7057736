#include "CJoineryPage.h"

// Files that become code of Swift become an expression for each byte, which takes its compiler seconds.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const char html[] = {
#embed "Page/page.html" suffix(, 0)
};

static const char style[] = {
#embed "Page/style.css" suffix(, 0)
};

// Each of the scripts uses those before it.
static const char script[] = {
#embed "Page/model.js" suffix(, '\n', )
#embed "Page/layout.js" suffix(, '\n', )
#embed "Page/picture.js" suffix(, '\n', )
#embed "Page/panel.js" suffix(, '\n', )
#embed "Page/app.js" suffix(, 0)
};

const char *c_joinery_page_html(void) { return html; }
const char *c_joinery_page_style(void) { return style; }
const char *c_joinery_page_script(void) { return script; }
