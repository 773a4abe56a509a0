import { headTexts, statColumns } from '@console/contracts'
import { defineTexts } from '@console/ui/texts'
import { countTexts } from '../../components/count-texts.ts'
import { figureTexts } from '../../components/figure-texts.ts'
import { recommendTexts } from '../../components/recommend-texts.ts'
import { violationTexts } from '../../components/violation-texts.ts'
import { projectTexts } from '../../project/project-texts.ts'

/** Texts that load with the three pages. */
export const texts = defineTexts(
  figureTexts,
  countTexts,
  violationTexts,
  recommendTexts,
  projectTexts,
  headTexts({
    'stat.worker.phone': statColumns.phone,
    'stat.worker.status': statColumns.status,
    'stat.worker.hours': statColumns.onlineHours,
  }),
  {
    'stat.projectUser': ['Project agents', '项目坐席'],
    'stat.projectPerformance': ['Project performance', '项目业绩'],
    'stat.projectAction': ['Project quality', '项目质量'],
    'stat.project.hours': ['Contractors by hours online', '各承包商在线时长'],
    'stat.project.hours.failed': ['The hours could not be loaded', '在线时长加载失败'],
    'stat.hours': ['Hours', '小时'],
    'stat.workers': ['Agents', '坐席'],
    'stat.workers.failed': ['The agents could not be loaded', '坐席列表加载失败'],
    'stat.workers.none': ['Nobody worked for the project in this range', '该范围内无人为该项目工作'],
    'stat.user.open': ['Statistics of {name}, in a new tab', '在新标签页查看{name}的统计'],
    'stat.worker.online': ['Online', '在线'],
    'stat.worker.offline': ['Offline', '离线'],
    'stat.worker.sessions': ['Sessions', '会话'],
    'stat.worker.sessions.open': ['Sessions of {name}, in a new tab', '在新标签页查看{name}的会话'],
  },
)
