import type { DataOf, sessionRecord } from '@console/contracts'
import { csvFile, Icon, saveFile } from '@console/ui'
import { durationText } from '@console/ui/time'
import { Button } from 'antd'
import { useIntl } from 'react-intl'
import { dayText } from './day-text.ts'

type Day = DataOf<typeof sessionRecord.statistic>['days'][number]
const LEVELS = [3, 2, 1, 0] as const
const NUMBERS = ['calls', 'answers', 'validCalls', 'quotes', 'orders'] as const

/** Saves the figures by day as a file for spreadsheets. */
export function ExportFigures({ days }: { days: readonly Day[] }) {
  const { formatMessage } = useIntl()
  async function save(): Promise<void> {
    const head = [
      formatMessage({ id: 'figures.day' }),
      ...NUMBERS.map((name) => formatMessage({ id: `figures.${name}` })),
      formatMessage({ id: 'figures.talkSeconds' }),
      ...LEVELS.map((level) => formatMessage({ id: `ui.level.${level}` })),
    ]
    const rows = days.map((day) => [
      dayText(day.day),
      ...NUMBERS.map((name) => day[name]),
      durationText(day.talkSeconds),
      ...LEVELS.map((level) => day.violations[level]),
    ])
    const [first, last] = [days[0], days.at(-1)].map((day) => dayText(day?.day ?? ''))
    const title = formatMessage({ id: 'figures.title' })
    saveFile(`${title} ${first} – ${last}.csv`, await csvFile([head, ...rows]))
  }
  return (
    <Button icon={<Icon name="export" size={16} />} disabled={days.length === 0} onClick={() => void save()}>
      {formatMessage({ id: 'figures.export' })}
    </Button>
  )
}
