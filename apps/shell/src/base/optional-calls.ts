/**
 * Calls that not every platform has, by which the frame decides what it shows (`client.has`). Named without importing them:
 * they load with the code that sends them, after the first paint.
 */
export const OPTIONAL_CALLS = {
  exportJobs: { id: 'exports.list' },
  reportSchedules: { id: 'reportSchedule.list' },
  inbox: { id: 'message.inbox' },
  registeredApps: { id: 'subApp.registry' },
  releases: { id: 'release.list' },
  ownFactor: { id: 'factor.own' },
  ownSessions: { id: 'session.listOwn' },
  ownMail: { id: 'ownMail.address' },
} as const
