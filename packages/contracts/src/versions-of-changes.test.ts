import { expect, test } from 'vitest'
import * as z from 'zod'
import * as contracts from './index.ts'
import type { Call } from './index.ts'
import { collectCalls } from './shared/collect-calls.ts'

const calls: Call[] = Object.values(collectCalls(contracts))

/** Fields in which a change names the state that its sender saw. */
const SEEN_STATE_FIELDS = ['version', 'lastEditId', 'revision']

/** Calls whose `version` is the version of a program. */
const CALLS_WITH_PROGRAM_VERSION = ['appVersion.create', 'session.describeDispatcher']

/** Calls that change something and name no version, by the reason why they cannot undo somebody's change unseen. */
const WITHOUT_VERSION: Readonly<Record<string, string>> = {
  'reads, with a body': `account.list account.personalData bill.accounts bill.accountsDetail business.businessTypePage
    business.productPage credential.reveal judgedLabel.tryRule label.backTest label.debug label.validateRegex message.history
    message.inbox message.popups monitor.schedulesExport quality.exportSeats quality.getDataMarketQualityData
    quality.getHomePageQualityData quality.getViolationQualityData quality.records quality.rules quality.seatRank quality.seatRankByCover
    quality.seatRankByLevel quality.violations recording.link session.checkToken session.describeDispatcher twin.seats
    user.list user.organizationList wordList.readFile workspace.businessStats workspace.monitorPicture workspace.orgTree
    workspace.orgUsers workspace.orgUsersByBusiness workspace.userFlags`,
  'makes something new': `account.checkImport account.create account.startImport annotation.draw answerTask.create
    annotation.tagList.create appVersion.create appVersion.uploadPackage businessManage.create businessManage.createProduct
    credential.create exports.start factor.confirm factor.renewCodes factor.signIn factor.start frame.exchange frame.ticket ingest.report knowledge.answers.create
    knowledge.documents.create knowledge.processes.create knowledge.questions.create label.create
    label.startBackFill monitorSetting.warnLimits.create organization.create project.create projectApplication.apply
    projectFile.uploadAttachment projectFile.uploadReport projectReport.createReport prompt.prompts.create qualityDesk.draw qualityDesk.intentions.create qualityDesk.rules.create
    ownMail.requestPassword reportSchedule.create role.copy role.create scene.scenes.create session.login sessionRecord.addCase signUp.create
    sampleData.add subApp.addVersion subApp.developLocally subApp.register subApp.release subApp.reportHealth subApp.token tenantAdmin.addBusiness
    tenantAdmin.create tracking.report voiceprint.addCategory wordList.create`,
  'removes what it names': `credential.remove exports.remove ownMail.removeAddress label.remove sampleData.remove subApp.remove projectReport.removeReport reportSchedule.remove
    savedView.remove voiceprint.removeCategory voiceprint.removeCheck voiceprint.removeCorpus wordList.remove account.erase`,
  'is of the person alone': `factor.turnOff message.readAll message.report ownMail.setAddress savedView.rename savedView.save savedView.setStart seat.setHand
    seat.setStatus seat.uploadPicture session.logout session.modifyLoginUserPwd session.reportUse session.revokeOthers
    session.revokeOwn workspace.pin`,
  'sets the one state that it names, or adds to what there is': `account.change account.endSessions account.resetFactor account.resetPasswords
    account.stopImport credential.setStatus label.enable label.stopBackFill project.addManpower projectPersonnel.place
    labelJudgement.judge labelJudgement.withdraw recording.hand sessionRecord.judge subApp.consent subApp.releaseAgain subApp.saveFieldValues subApp.setOff
    subApp.switchSlot voiceprint.addVoice voiceprint.manualRevise`,
  'is done once, and refused afterwards': `billClosing.close company.renewInvitation knowledge.handleFeedback
    monitor.acknowledgeAlert ownMail.confirmAddress ownMail.setPassword subApp.retryVersion subApp.uploadArchive`,
  'is a picture, chosen as a whole': `company.uploadLogo`,
}

function listFields(schema: z.ZodType | undefined): string[] {
  if (schema === undefined) return []
  return Object.keys(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }).properties ?? {})
}

test('each call that changes something names the version that was seen, or has a reason why it need not', () => {
  const changing = calls.filter(({ method }) => method !== 'GET')
  expect(changing.length).toBeGreaterThan(150)
  const unversioned = changing.filter(
    ({ id, query, body, params }) =>
      CALLS_WITH_PROGRAM_VERSION.includes(id) ||
      ![query, body, params].some((schema) =>
        listFields(schema).some((field) => SEEN_STATE_FIELDS.includes(field)),
      ),
  )
  const listed = Object.values(WITHOUT_VERSION).flatMap((ids) => ids.split(/\s+/))
  expect(new Set(listed).size).toBe(listed.length)
  expect(unversioned.map(({ id }) => id).toSorted()).toEqual(listed.toSorted())
})
