import { CALLS } from '@console/contracts/documented'
import { expect, test } from 'vitest'
import { CHANGING_GETS, changesSomething, READING_POSTS } from './changing-calls.ts'

/** Every call that is sent by POST and changes something: a new one is decided here or in `READING_POSTS`. */
const CHANGING_POSTS = `
account.change account.checkImport account.create account.erase account.personalData account.resetFactor account.resetPasswords
account.startImport account.stopImport annotation.claim annotation.draw annotation.save annotation.tagList.create
answerTask.answer answerTask.create answerTask.judge appVersion.create appVersion.release appVersion.uploadPackage
billClosing.close businessManage.create businessManage.createProduct company.renewInvitation company.uploadLogo
credential.create credential.reveal dailyReport.update exports.start factor.confirm factor.renewCodes factor.signIn factor.start
factor.turnOff frame.exchange frame.ticket ingest.report
knowledge.answers.create knowledge.documents.create knowledge.handleFeedback knowledge.processes.create
knowledge.questions.create knowledge.reviewAnswer knowledge.submitAnswer knowledge.withdrawAnswer label.create
label.enable label.modify label.remove label.startBackFill label.stopBackFill labelJudgement.judge
labelJudgement.withdraw message.readAll message.report monitor.acknowledgeAlert monitor.edit
monitorSetting.warnLimits.create ownMail.confirmAddress ownMail.requestPassword ownMail.setPassword organization.create project.assign project.create projectApplication.apply
projectFile.uploadAttachment projectFile.uploadReport projectReport.createReport prompt.prompts.create
qualityDesk.assignItem qualityDesk.draw qualityDesk.intentions.create qualityDesk.judgeItem qualityDesk.rules.create
reportSchedule.create role.copy role.create sampleData.add savedView.save scene.scenes.create seat.setHand seat.setStatus
seat.uploadPicture seatHand.handle session.logout session.modifyLoginUserPwd session.reportUse sessionRecord.addCase
sessionRecord.judge signUp.create stat.saveConfig stat.saveWarnIndicators subApp.addVersion subApp.developLocally subApp.register
subApp.release subApp.releaseAgain subApp.reportHealth subApp.retryVersion subApp.token subApp.uploadArchive tenantAdmin.addBusiness tenantAdmin.create
tracking.report userData.saveConfig voiceprint.addCategory voiceprint.addVoice voiceprint.manualRevise
voiceprint.saveConfig wordList.create wordList.modify wordList.remove workspace.pin`
  .split(/\s+/)
  .filter((id) => id !== '')

test('of each call it is decided whether it changes something', () => {
  const posts = CALLS.filter(({ method }) => method === 'POST').map(({ id }) => id)
  expect(posts.toSorted()).toEqual([...CHANGING_POSTS, ...READING_POSTS].toSorted())
  for (const call of CALLS) {
    const { id, method } = call
    const isReading = method === 'GET' ? !CHANGING_GETS.includes(id) : READING_POSTS.includes(id)
    expect(changesSomething(call)).toBe(!isReading)
  }
})

test('a GET whose address speaks of a change is one of the exceptions', () => {
  const suspicious = CALLS.filter(
    ({ method, path }) => method === 'GET' && /delete|remove|create|save|modify|reset/i.test(path),
  )
  expect(suspicious.map(({ id }) => id)).toEqual(CHANGING_GETS)
})
