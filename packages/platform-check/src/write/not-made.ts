/** Changes that no documented call can undo, or that a check must not make: they are sent only without a token. */
export const NOT_MADE: Readonly<Record<string, string>> = {
  'company.renewInvitation': 'the invitation that people have would end',
  'company.uploadLogo': 'the logo that people see would change',
  'monitor.edit': 'a correction stays in the edit history',
  'project.addManpower': 'a demand that was raised cannot be lowered',
  'project.assign': 'a decision cannot be taken back',
  'project.create': 'a project cannot be removed',
  'projectApplication.apply': 'an application cannot be taken back',
  'projectApplication.applyAgain': 'an application cannot be taken back',
  'projectFile.uploadAttachment': 'a file that was uploaded cannot be removed',
  'session.modifyLoginUserPwd': 'the password of the account is never changed',
  'voiceprint.manualRevise': 'a revision cannot be taken back',
  'voiceprint.removeCheck': 'a check record cannot be made again',
}
