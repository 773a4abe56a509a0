import { headTexts, statColumns } from '@console/contracts'
import { countTexts } from '../../components/count-texts.ts'
import { figureTexts } from '../../components/figure-texts.ts'
import { recommendTexts } from '../../components/recommend-texts.ts'
import { violationTexts } from '../../components/violation-texts.ts'
import { projectTexts } from '../../project/project-texts.ts'

const heads = headTexts({
  'stat.worker.phone': statColumns.phone,
  'stat.worker.status': statColumns.status,
  'stat.worker.hours': statColumns.onlineHours,
})

const en = {
  'stat.projectUser': 'Project users',
  'stat.projectPerformance': 'Project performance',
  'stat.projectAction': 'Project actions',
  'stat.project.hours': 'Contractors by hours online',
  'stat.project.hours.failed': 'The hours could not be loaded',
  'stat.hours': 'Hours',
  'stat.workers': 'Workers',
  'stat.workers.failed': 'The workers could not be loaded',
  'stat.workers.none': 'Nobody worked for the project in this range',
  'stat.user.open': 'Statistics of {name}, in a new tab',
  'stat.worker.online': 'Online',
  'stat.worker.offline': 'Offline',
  'stat.worker.sessions': 'Sessions',
  'stat.worker.sessions.open': 'Sessions of {name}, in a new tab',
} as const

const zh: Readonly<Record<keyof typeof en, string>> = {
  'stat.projectUser': '项目人员',
  'stat.projectPerformance': '项目业绩',
  'stat.projectAction': '项目行为',
  'stat.project.hours': '各承包商在线时长',
  'stat.project.hours.failed': '在线时长加载失败',
  'stat.hours': '小时',
  'stat.workers': '人员',
  'stat.workers.failed': '人员列表加载失败',
  'stat.workers.none': '该范围内无人为该项目工作',
  'stat.user.open': '在新标签页查看{name}的统计',
  'stat.worker.online': '在线',
  'stat.worker.offline': '离线',
  'stat.worker.sessions': '会话',
  'stat.worker.sessions.open': '在新标签页查看{name}的会话',
}

/** They load with the three pages. */
export const texts = {
  en: {
    ...figureTexts.en,
    ...countTexts.en,
    ...violationTexts.en,
    ...recommendTexts.en,
    ...projectTexts.en,
    ...heads.en,
    ...en,
  },
  zh: {
    ...figureTexts.zh,
    ...countTexts.zh,
    ...violationTexts.zh,
    ...recommendTexts.zh,
    ...projectTexts.zh,
    ...heads.zh,
    ...zh,
  },
}
