import { demoSample } from '@console/contracts'
import { useHost } from '@console/sub-app'
import { DataTable } from '@console/ui'
import { useIntl, type FormatNumberOptions } from 'react-intl'
import { RowCard } from '../../../components/RowCard.tsx'
import { PERCENT } from '../../../model/figure-text.ts'
import type { SampleTab } from '../../../model/page-tabs.ts'

type Team = (typeof demoSample.SAMPLE_TEAMS)[number]
type Field = Exclude<keyof Team, 'name'>

const FIELDS: Readonly<Record<SampleTab, readonly Field[]>> = {
  insights: ['wordsPerMinute', 'silence', 'interruptions'],
  sentiments: ['positive', 'neutral', 'negative'],
}
const ONE_DECIMAL = { minimumFractionDigits: 1 } as const
const FORMATS: Readonly<Record<Field, FormatNumberOptions>> = {
  wordsPerMinute: {},
  silence: PERCENT,
  interruptions: ONE_DECIMAL,
  positive: PERCENT,
  neutral: PERCENT,
  negative: PERCENT,
}

/** The figures of the four invented teams. */
export function SampleTeams({ tab }: { tab: SampleTab }) {
  const { formatMessage } = useIntl()
  const { language } = useHost()
  const figures = useFigures(tab)
  const label = formatMessage({ id: `stat.sample.teams.${tab}` })
  return (
    <DataTable<Team>
      label={label}
      head={<h2 className="ui-size-14 ui-strong">{label}</h2>}
      columns={[
        {
          key: 'name',
          title: formatMessage({ id: 'stat.sample.team' }),
          render: (_value, { name }) => name[language],
        },
        ...figures.map(({ field, title, textOf }) => ({
          key: field,
          title,
          align: 'right' as const,
          render: (_value: unknown, row: Team) => textOf(row),
        })),
      ]}
      rows={demoSample.SAMPLE_TEAMS}
      rowKey={({ name }) => name.en}
      mobileCard={CARDS[tab]}
    />
  )
}

function useFigures(tab: SampleTab) {
  const { formatMessage, formatNumber } = useIntl()
  return FIELDS[tab].map((field) => ({
    field,
    title: formatMessage({ id: `stat.sample.${field}` }),
    textOf: (row: Team) => formatNumber(row[field], FORMATS[field]),
  }))
}

const CARDS = {
  insights: (row: Team) => <TeamCard row={row} tab="insights" />,
  sentiments: (row: Team) => <TeamCard row={row} tab="sentiments" />,
} as const

/** A team on a phone. */
function TeamCard({ row, tab }: { row: Team; tab: SampleTab }) {
  const { language } = useHost()
  const figures = useFigures(tab)
  return (
    <RowCard
      title={row.name[language]}
      facts={figures.map(({ field, title, textOf }) => ({ key: field, name: title, value: textOf(row) }))}
    />
  )
}
