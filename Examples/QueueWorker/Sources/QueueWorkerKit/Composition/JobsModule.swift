import Joinery

/// The kinds of jobs, and what each attempt has for itself.
let jobsModule = Module("jobs") {
  Contribute(Singleton<any JobHandler>(CountWords.init))
  Contribute(Singleton<any JobHandler>(SendMail.init(mailer:)))
  Contribute(Singleton<any JobHandler>(Stumble.init))
  Contribute(Singleton<any JobHandler>(Wait.init(clock:)))
  Singleton<any Mailer>(LoggedMailer.init(sink:))
  Transient(JobDesk.init(queue:handlers:clock:))

  // Of an attempt. That the job is done is what the scope's end means: the finaliser commits.
  Input<Job>()
  Scoped(JobLog.init(job:sink:))
  Scoped(JobTransaction.init(job:queue:log:)).onStop { transaction, reason in
    switch reason {
    case .finished: try transaction.commit()
    case .failed(let error): transaction.rollBack(after: error)
    }
  }
  Transient(JobContext.init(log:transaction:))
  Transient(JobRun.init(job:context:handlers:))
}
