import type { SubAppManifestSource } from '@console/sub-app'

/** Addresses of this domain's pages. */
export const qualityPaths = [
  { path: '/assistant-console/embed/quality/rule', component: 'RulesPage' },
  { path: '/assistant-console/embed/quality/intention', component: 'IntentionsPage' },
  { path: '/assistant-console/embed/quality/socre', component: 'ScoresPage' },
  { path: '/assistant-console/embed/quality/inspection', component: 'InspectionsPage' },
  { path: '/assistant-console/embed/quality/robot', component: 'RobotPage' },
  { path: '/assistant-console/embed/statistic/answer-task', component: 'AnswerTaskPage' },
  { path: '/assistant-console/embed/statistic/score/history', component: 'ScoreHistoryPage' },
  { path: '/assistant-console/embed/database/score/setting', component: 'ScoreSettingPage' },
  { path: '/assistant-console/embed/annotation/config', component: 'AnnotationConfigPage' },
  { path: '/assistant-console/embed/annotation/work', component: 'AnnotationWorkPage' },
  { path: '/assistant-console/embed/annotation/statistic', component: 'AnnotationStatisticPage' },
] as const satisfies SubAppManifestSource['routes']
