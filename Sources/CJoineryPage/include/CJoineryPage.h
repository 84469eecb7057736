#ifndef C_JOINERY_PAGE_H
#define C_JOINERY_PAGE_H

/// The files of the page, in UTF-8 with a zero at the end.
const char *_Nonnull c_joinery_page_html(void);
const char *_Nonnull c_joinery_page_style(void);
const char *_Nonnull c_joinery_page_script(void);

#endif
