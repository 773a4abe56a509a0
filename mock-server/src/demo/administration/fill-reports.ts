import { dailyReport, type Language } from '@console/contracts'
import { DAY_MS } from '../../platform/time/units.ts'
import type { Text } from '../../platform/messages/text.ts'
import type { ConsoleCaller } from './console-caller.ts'
import { pickBusinessId, type Deed } from './deeds.ts'

const WORKPLACES = 2
const PLANNED_SEATS = 16
const ABSENCES = 4

const REMARKS: readonly Text[] = [
  { en: 'As planned', zh: '按计划出勤' },
  { en: 'Two on leave, cover from the evening shift', zh: '两人请假，由晚班支援' },
  { en: 'Training from 14:00 to 15:00', zh: '14:00–15:00 培训' },
]
const SALES: readonly Text[] = [
  { en: 'New list since noon', zh: '中午起使用新名单' },
  { en: 'Ordinary day', zh: '一切正常' },
  { en: 'Line trouble for half an hour', zh: '线路故障半小时' },
]
const MEASURES: readonly Text[] = [
  { en: 'Coaching on identity checks', zh: '身份核验辅导' },
  { en: 'None needed', zh: '无需整改' },
  { en: 'Opening script gone through with the team', zh: '与团队复习开场白' },
]

/** The day before, of the first business at its first workplaces. */
export const fillReports: Deed = async (send, { day, at, language }) => {
  const bizTypeId = await pickBusinessId(send, 0)
  const { workplaces } = await send(dailyReport.workplaces, { query: { bizTypeId } })
  const yesterday = new Date(at.getTime() - DAY_MS).toISOString().slice(0, 10).replaceAll('-', '')
  for (const [index, workplace] of workplaces.slice(0, WORKPLACES).entries())
    await fillReport(send, { bizTypeId, workplace, day: yesterday, turn: day + index, language })
}

type Filled = { bizTypeId: number; workplace: string; day: string; turn: number; language: Language }

async function fillReport(send: ConsoleCaller, { turn, language, ...row }: Filled): Promise<void> {
  const absent = turn % ABSENCES
  const pickText = (texts: readonly Text[]) => texts[turn % texts.length]?.[language] ?? ''
  const rows = [
    [
      { columnId: 'plannedSeats', value: String(PLANNED_SEATS + (turn % 2)) },
      { columnId: 'absentSeats', value: String(absent) },
      { columnId: 'attendanceRemark', value: pickText(REMARKS) },
    ],
    [{ columnId: 'salesRemark', value: pickText(SALES) }],
    [{ columnId: 'qualityMeasures', value: pickText(MEASURES) }],
  ]
  for (const columns of rows) await send(dailyReport.update, { body: { ...row, columns } })
}
