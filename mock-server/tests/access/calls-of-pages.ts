/**
 * Calls that each page uses, written down apart from the policies: anyone who widens or narrows a right changes this list
 * too. A role with one page may send the calls beside it and the calls for everybody, and no other (R44).
 */
export const CALLS_OF_PAGES: readonly (readonly [pages: string, calls: string])[] = [
  [
    'account.apps',
    `subApp.addVersion subApp.catalogue subApp.changeDetails subApp.remove subApp.consent subApp.detail subApp.health subApp.list subApp.register
    subApp.release subApp.releaseAgain
    subApp.retryVersion subApp.setOff subApp.sets subApp.switchSlot subApp.uploadArchive`,
  ],
  [
    `account.user account.users label.config project.accepted project.assign project.detail project.index`,
    'subApp.fieldValues subApp.saveFieldValues',
  ],
  [
    'account.business',
    `businessManage.create businessManage.createProduct businessManage.list businessManage.modify
    businessManage.products businessManage.remove businessManage.removeProduct businessManage.renameProduct
    sampleData.add sampleData.remove workspace.setupSteps`,
  ],
  [
    'account.organization',
    'organization.create organization.move organization.remove organization.rename organization.tree',
  ],
  [
    'account.role',
    'role.catalogue role.copy role.create role.detail role.holders role.list role.modify role.remove',
  ],
  ['account.statistic', 'subscription.accounts subscription.signIns'],
  ['account.subscription', 'subscription.overview'],
  [
    'account.tenant',
    `tenantAdmin.addBusiness tenantAdmin.create tenantAdmin.detail tenantAdmin.list tenantAdmin.modify
    tenantAdmin.modifyBusiness tenantAdmin.setAuthStatus`,
  ],
  [
    'account.user account.users',
    `account.change account.detail account.endSessions account.erase account.list account.modify
    account.options account.organizations account.personalData account.resetFactor account.resetPasswords`,
  ],
  [
    'account.users',
    `account.checkImport account.create account.getImport account.importProblems account.startImport
    account.stopImport`,
  ],
  [
    'annotation.config',
    'annotation.tagList.create annotation.tagList.list annotation.tagList.remove annotation.tagList.update',
  ],
  ['annotation.statistic', 'annotation.statistic'],
  ['annotation.work', 'annotation.claim annotation.draw annotation.list annotation.save annotation.tags'],
  [
    'configuration.auth',
    `credential.create credential.describe credential.list credential.remove credential.reveal credential.searchPaths
    credential.setStatus credential.usage`,
  ],
  [
    'configuration.company',
    'company.modify company.renewInvitation company.setSignInRule company.uploadLogo factor.demand factor.setDemand',
  ],
  [
    'configuration.prompt',
    `prompt.prompts.create prompt.prompts.list prompt.prompts.remove prompt.prompts.update prompt.scenes
    prompt.versions`,
  ],
  ['configuration.scene', 'scene.scenes.create scene.scenes.list scene.scenes.remove scene.scenes.update'],
  ['configuration.score', 'scoreSetting.list scoreSetting.save'],
  ['configuration.statistic', 'stat.saveConfig userData.saveConfig userData.config'],
  ['crm.list', 'crm.contacts crm.customers'],
  ['duplicate.dialog', 'twinDialog.list twinDialog.save'],
  ['duplicate.session', 'twinSession.sessions'],
  ['duplicate.statistic', 'twin.seats twin.uses'],
  ['duplicate.twin', 'twinSession.records'],
  ['home.monitor monitor.day', 'monitor.acknowledgeAlert monitor.alertRank monitor.track'],
  [
    'home.monitor monitor.day monitor.person',
    'monitor.alerts monitor.config monitor.statusExport monitor.teamDay',
  ],
  ['home.monitor monitor.day monitor.person monitor.schedule', 'monitor.adherence monitor.teamAdherence'],
  ['home.overview', 'quality.getHomePageQualityData'],
  ['home.project project.index', 'project.stat'],
  ['knowledge.analyze', 'knowledge.analysis'],
  [
    'knowledge.answer',
    `knowledge.answers.create knowledge.answers.list knowledge.answers.remove knowledge.answers.update
    knowledge.submitAnswer knowledge.withdrawAnswer`,
  ],
  [
    'knowledge.document',
    `knowledge.documents.create knowledge.documents.list knowledge.documents.remove
    knowledge.documents.update`,
  ],
  ['knowledge.document knowledge.answer knowledge.product', 'knowledge.questionNames'],
  ['knowledge.feedback', 'knowledge.feedback knowledge.handleFeedback'],
  [
    'knowledge.process',
    `knowledge.processes.create knowledge.processes.list knowledge.processes.remove
    knowledge.processes.update`,
  ],
  ['knowledge.product', 'knowledge.products.list knowledge.products.update'],
  [
    'knowledge.question',
    `knowledge.questions.create knowledge.questions.list knowledge.questions.remove
    knowledge.questions.update`,
  ],
  ['knowledge.recommend', 'knowledge.recommendSetting knowledge.saveRecommendSetting'],
  ['knowledge.review', 'knowledge.reviewAnswer knowledge.reviews'],
  [
    'label.config',
    `judgedLabel.figures judgedLabel.sessions judgedLabel.tryRule label.backFills label.backTest label.create label.debug label.describe label.enable label.history
    label.modify label.remove label.startBackFill label.stopBackFill label.validateRegex label.versions
    wordList.create wordList.modify wordList.query wordList.readFile wordList.remove`,
  ],
  ['label.config msgcenter.audit', 'business.productPage'],
  ['monitor.history', 'monitor.editExport'],
  ['monitor.history monitor.person', 'monitor.editHistory'],
  ['monitor.person', 'monitor.detail monitor.edit monitor.events'],
  ['monitor.person monitor.schedule', 'monitor.deviations'],
  ['monitor.plan', 'shiftPlan.days shiftPlan.people'],
  ['monitor.salary', 'pay.figures pay.rules.list pay.rules.save'],
  ['monitor.schedule', 'monitor.schedulesExport'],
  ['monitor.schedule monitor.person', 'monitor.schedules'],
  [
    'monitor.setting',
    `monitorSetting.warnLimits.create monitorSetting.warnLimits.list monitorSetting.warnLimits.remove
    monitorSetting.warnLimits.update`,
  ],
  ['monitor.view', 'liveView.people'],
  ['msgcenter.audit', 'audit.detail audit.export audit.modules audit.opTypes audit.query'],
  ['msgcenter.history', 'message.history message.historyDetail message.pushStat'],
  [
    'project.index',
    'project.addManpower project.assign project.create project.list project.overview project.update',
  ],
  [
    'project.sp project.accepted',
    `projectApplication.apply projectApplication.applyAgain projectApplication.providerDetail
    projectApplication.providerList projectFile.uploadAttachment projectPersonnel.personnel
    projectPersonnel.place`,
  ],
  ['projectData.user projectData.perf projectData.action', 'projectStat.bizDetail projectStat.detail'],
  [
    'quality.inspection',
    `qualityDesk.assignItem qualityDesk.draw qualityDesk.inspectionItems qualityDesk.inspections
    qualityDesk.inspectors qualityDesk.judgeItem`,
  ],
  [
    'quality.intention',
    `qualityDesk.intentions.create qualityDesk.intentions.list qualityDesk.intentions.remove
    qualityDesk.intentions.update`,
  ],
  ['quality.robot', 'qualityDesk.robot'],
  [
    'quality.rule',
    `qualityDesk.rules.create qualityDesk.rules.list qualityDesk.rules.remove qualityDesk.rules.update
    qualityDesk.sceneNames`,
  ],
  ['quality.score', 'qualityDesk.scores'],
  ['realtimeQa.manager', 'seatHand.handle seatHand.list'],
  ['report.bill', 'bill.accounts bill.accountsDetail bill.exportAccounts billClosing.close'],
  ['report.offline', 'bill.offlineExport bill.offlineList bill.offlineStat'],
  ['report.summary', 'dailyReport.export dailyReport.reports dailyReport.update dailyReport.workplaces'],
  [
    'session.case',
    'sessionRecord.addCase sessionRecord.cases sessionRecord.editCase sessionRecord.removeCase',
  ],
  ['session.offline', 'sessionRecord.recordings'],
  [
    'statistic.answer',
    'answerTask.answer answerTask.create answerTask.judge answerTask.list answerTask.questions',
  ],
  ['statistic.dataset', 'dataset.evaluations dataset.knowledge dataset.series'],
  [
    'statistic.dataset session.validate',
    'labelJudgement.judge labelJudgement.withdraw sessionRecord.judge sessionRecord.judgements',
  ],
  ['statistic.label', 'labelStat.detailByUser labelStat.rank'],
  ['statistic.label statistic.voice', 'labelStat.detail'],
  ['statistic.overview', 'quality.getDataMarketQualityData'],
  ['statistic.score', 'scoreHistory.list'],
  ['statistic.team', 'stat.teamExport stat.teamList teamSuggestion.teams'],
  ['statistic.track', 'tracking.detailList tracking.metrics tracking.statExport tracking.statList'],
  ['statistic.user', 'stat.liteList stat.liteListExport userData.suggestions'],
  ['statistic.user statistic.sales statistic.voice', 'stat.list stat.listTotals'],
  [
    'statistic.violation',
    `quality.getViolationQualityData quality.seatRank quality.seatRankByCover
    quality.seatRankByLevel quality.violations`,
  ],
  ['statistic.violation configuration.statistic', 'label.tagList'],
  [
    'statistic.violation quality.record',
    'quality.exportRecords quality.exportSeats quality.records quality.scenes',
  ],
  ['home.overview statistic.overview statistic.violation statistic.dataset quality.record', 'quality.rules'],
  [
    'workspace.wall',
    `stat.saveWarnIndicators workspace.businessStats workspace.orgTree workspace.orgUsers workspace.pin
    workspace.userFlags`,
  ],
  ['workspace.wall project.monitor', 'workspace.monitorPicture workspace.orgUsersByBusiness'],
  ['workspace.wall monitor.setting', 'stat.warnIndicators'],
  [
    'account.business account.tenant project.index project.detail project.sp project.accepted',
    'business.industryAll',
  ],
  [
    `home.monitor home.overview monitor.day monitor.person statistic.overview statistic.team statistic.user
    statistic.sales statistic.recommend statistic.violation statistic.label statistic.voice statistic.dataset
    duplicate.statistic projectData.user projectData.perf projectData.action`,
    'stat.time',
  ],
  [
    `home.monitor home.overview workspace.wall monitor.plan monitor.setting monitor.day monitor.person
    monitor.schedule statistic.overview statistic.team statistic.user statistic.sales statistic.recommend
    statistic.violation statistic.label statistic.voice statistic.dataset statistic.score
    duplicate.statistic quality.record voiceprint.record voiceprint.corpus projectData.user projectData.perf
    projectData.action report.bill`,
    'user.organizationList',
  ],
  [
    `home.monitor home.overview workspace.wall monitor.setting monitor.salary monitor.day monitor.person
    monitor.schedule statistic.overview statistic.team statistic.user statistic.sales statistic.recommend
    statistic.track statistic.violation statistic.label statistic.voice statistic.dataset statistic.score
    configuration.statistic duplicate.twin duplicate.statistic quality.record annotation.work label.config
    projectData.user projectData.perf projectData.action msgcenter.history msgcenter.audit report.summary
    report.bill report.offline`,
    'business.businessTypePage',
  ],
  [
    `home.monitor home.overview workspace.wall monitor.view monitor.day monitor.person statistic.overview
    statistic.team statistic.user statistic.sales statistic.recommend statistic.violation statistic.label
    statistic.voice statistic.dataset session.list session.case session.validate session.offline
    session.data duplicate.session duplicate.twin quality.record projectData.user projectData.perf
    projectData.action project.session label.config`,
    `sessionRecord.list sessionRecord.live sessionRecord.names sessionRecord.people workspace.seatScreen
    sessionRecord.statistic`,
  ],
  [
    `home.monitor home.overview workspace.wall monitor.view monitor.day monitor.person statistic.overview
    statistic.team statistic.user statistic.sales statistic.recommend statistic.violation statistic.label
    statistic.voice statistic.dataset statistic.answer session.list session.case session.validate
    session.offline session.data duplicate.session duplicate.twin quality.record quality.inspection
    annotation.work projectData.user projectData.perf projectData.action project.session
    realtimeQa.manager label.config`,
    'labelJudgement.ofSession recording.link sessionRecord.detail sessionRecord.utterances',
  ],
  [
    'home.monitor monitor.day monitor.person monitor.history quality.record msgcenter.audit',
    'user.list user.listEnum',
  ],
  [
    'version.list',
    `appVersion.adoption appVersion.create appVersion.delist appVersion.list appVersion.modify
    appVersion.release appVersion.remove appVersion.setUpdateKey appVersion.updateKey appVersion.uploadPackage`,
  ],
  [
    `home.overview statistic.overview statistic.team statistic.user statistic.sales statistic.recommend
    statistic.violation statistic.label statistic.voice statistic.dataset duplicate.statistic
    configuration.statistic projectData.user projectData.perf projectData.action`,
    'stat.config',
  ],
  [
    'home.overview statistic.overview statistic.team statistic.user statistic.sales statistic.voice',
    'stat.summary',
  ],
  [
    `home.overview statistic.overview statistic.user statistic.sales statistic.recommend statistic.voice
    duplicate.statistic`,
    'stat.detail',
  ],
  [
    'project.index project.detail project.assign project.accepted',
    `project.detail projectLog.log projectLog.logDictionary projectReport.createReport
    projectReport.deleteReport projectReport.removeReport projectReport.reports projectStat.comparison`,
  ],
  ['project.index project.detail project.assign project.sp project.accepted', 'projectFile.uploadReport'],
  [
    'projectData.user project.monitor project.index project.detail project.assign project.accepted',
    'projectStat.workers',
  ],
  [
    `projectData.user projectData.perf projectData.action project.index project.detail project.assign
    project.accepted`,
    'projectStat.bizSummary projectStat.onlineDurations',
  ],
  [
    'projectData.user projectData.perf projectData.action project.monitor project.session',
    'projectStat.monitor',
  ],
  ['statistic.label statistic.voice configuration.statistic label.config', 'label.query'],
  [
    `statistic.overview statistic.team statistic.user statistic.sales statistic.recommend statistic.label
    statistic.voice statistic.dataset projectData.user projectData.perf projectData.action`,
    'stat.export',
  ],
  [
    `statistic.recommend statistic.violation knowledge.question knowledge.answer knowledge.review
    knowledge.feedback knowledge.analyze quality.record`,
    'knowledge.question',
  ],
  [
    `home.overview workspace.wall statistic.overview statistic.team statistic.user statistic.sales
    statistic.recommend statistic.voice duplicate.statistic projectData.user`,
    'stat.rank',
  ],
  ['voiceprint.category', 'voiceprint.addCategory voiceprint.removeCategory voiceprint.renameCategory'],
  ['voiceprint.category voiceprint.record', 'voiceprint.categories'],
  ['voiceprint.config', 'voiceprint.config voiceprint.saveConfig voiceprint.scoreDistribution'],
  ['voiceprint.corpus', 'voiceprint.corpora voiceprint.removeCorpus'],
  [
    'voiceprint.record',
    `voiceprint.addVoice voiceprint.checks voiceprint.exportCheckResult voiceprint.manualRevise
    voiceprint.removeCheck`,
  ],
]

/** For everybody who is signed in; each says in its policy why. */
export const CALLS_FOR_EVERYBODY: readonly string[] = [
  'exports.list',
  'exports.remove',
  'exports.start',
  'factor.confirm',
  'factor.own',
  'factor.renewCodes',
  'factor.start',
  'factor.turnOff',
  'frame.ticket',
  'menu.tree',
  'message.inbox',
  'message.popups',
  'message.readAll',
  'message.report',
  'message.unreadCount',
  'ownMail.address',
  'ownMail.removeAddress',
  'ownMail.setAddress',
  'reportSchedule.create',
  'reportSchedule.list',
  'reportSchedule.modify',
  'reportSchedule.pause',
  'reportSchedule.remove',
  'savedView.list',
  'savedView.remove',
  'savedView.rename',
  'savedView.save',
  'savedView.setStart',
  'seat.describe',
  'seat.setHand',
  'seat.setStatus',
  'seat.uploadPicture',
  'session.authz',
  'session.describeDispatcher',
  'session.listOwn',
  'session.logout',
  'session.modifyLoginUserPwd',
  'session.reportUse',
  'session.revokeOthers',
  'session.revokeOwn',
  'start.answers',
  'subApp.developLocally',
  'subApp.registry',
  'subApp.reportHealth',
  'subApp.token',
  'tenant.detail',
  'tracking.report',
  'user.info',
]
