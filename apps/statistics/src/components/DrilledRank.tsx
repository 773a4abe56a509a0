import type { stat } from '@console/contracts'
import { useOrganizationOptions } from '@console/domain-ui'
import { Icon } from '@console/ui'
import type { RankItem } from '@console/ui/charts'
import { Button } from 'antd'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { useStat } from '../page-query/stat-context.ts'
import { ChartCard } from './ChartCard.tsx'
import { CHART_HEIGHT } from './MetricChart.tsx'
import { RankBars } from './RankBars.tsx'
import type { DrillStep, useDrillPath } from './use-drill-path.ts'
import styles from './DrilledRank.module.css'

type Person = { id: number; name: string }

export type RankLook = {
  title: string
  /** Instead of a title that speaks of organisations, where the entries are people. */
  peopleTitle?: string
  /** Name of the values, such as "Minutes": head of the table's column. */
  valueName: string
  /** From the unit of the call to that of the chart. */
  toValue?: (value: number) => number
  /** Names of the further figures of an entry, where the call has them (STAT-044). */
  tagNames?: readonly [first: string, second: string]
  /** Always so many, also where they are zeros; without, as many as there are. */
  decimals?: number
}

type DrilledRankProps = RankLook & {
  query: Parameters<typeof ChartCard<stat.Ranking>>[0]['query']
  drill: ReturnType<typeof useDrillPath>
  /** Opens what a person leads to; nothing without. */
  onPerson?: ((person: Person) => void) | undefined
  /** Beside the path, such as what is ranked. */
  tools?: ReactNode
}

/** A rank of organisations or people, where it has been taken to (STAT-037 to STAT-043). */
export function DrilledRank(props: DrilledRankProps) {
  const { query: rank, drill, onPerson, tools } = props
  const title = rankTitle(props)
  const { valueName, toValue = same, tagNames, decimals } = props
  const { formatMessage, formatNumber } = useIntl()
  const { query } = useStat()
  const organisations = useOrganizationOptions()
  const formatValue = (value: number) =>
    formatNumber(value, decimals === undefined ? {} : { minimumFractionDigits: decimals })
  const head = (
    <>
      <DrillPath
        start={organisations.nameOf(query.organisation)?.trim() ?? formatMessage({ id: 'stat.rank.start' })}
        path={drill.path}
        onBack={drill.back}
        onBackTo={drill.backTo}
      />
      {tools}
    </>
  )

  return (
    <ChartCard title={title} query={rank} head={head} isEmpty={({ rankList }) => rankList.length === 0}>
      {({ rankBy, rankList }) => {
        const onEntry = rankBy === 'org' ? drill.open : onPerson
        return (
          <RankBars
            title={title}
            categoryName={formatMessage({ id: `stat.rank.${rankBy}` })}
            valueName={valueName}
            items={rankList.map(({ id, name, value, ...tags }) => ({
              key: id,
              name,
              value: toValue(value),
              ...(tagNames && { tags: toTagItems(tags, tagNames) }),
            }))}
            formatValue={formatValue}
            height={CHART_HEIGHT}
            head={head}
            {...(onEntry && {
              onChoose: ({ key, name }: RankItem) => onEntry({ id: Number(key), name }),
            })}
          />
        )
      }}
    </ChartCard>
  )
}

/** The entries of the lowest level are people. */
function rankTitle({ title, peopleTitle = title, query }: DrilledRankProps): string {
  return query.data?.rankBy === 'user' ? peopleTitle : title
}

const same = (value: number): number => value

type Tags = Pick<stat.Ranking['rankList'][number], 'tag1' | 'tag2'>

function toTagItems({ tag1, tag2 }: Tags, [first, second]: readonly [string, string]) {
  return [
    ...(tag1 === undefined ? [] : [{ label: first, value: tag1 }]),
    ...(tag2 === undefined ? [] : [{ label: second, value: tag2 }]),
  ]
}

type DrillPathProps = {
  /** The name of where the rank began. */
  start: string
  path: readonly DrillStep[]
  onBack: () => void
  onBackTo: (index: number) => void
}

/** Path that a rank has been taken along, with the way back; nothing at the level where it began (STAT-039). */
function DrillPath({ start, path, onBack, onBackTo }: DrillPathProps) {
  const { formatMessage } = useIntl()
  if (path.length === 0) return null
  const steps = [start, ...path.map(({ name }) => name ?? '…')]
  return (
    <nav
      className="ui-inline-row ui-wraps ui-shrinks ui-size-13"
      aria-label={formatMessage({ id: 'stat.rank.path' })}
    >
      <Button
        type="text"
        size="small"
        icon={<Icon name="left" size={14} />}
        aria-label={formatMessage({ id: 'stat.rank.back' })}
        onClick={onBack}
      />
      {steps.map((name, index) =>
        index === steps.length - 1 ? (
          <strong key={index} aria-current="location">
            {name}
          </strong>
        ) : (
          <span key={index}>
            <button
              type="button"
              className={`ui-text-button ui-link ${styles['step']}`}
              onClick={() => onBackTo(index - 1)}
            >
              {name}
            </button>
            <span className={styles['slash']} aria-hidden="true">
              /
            </span>
          </span>
        ),
      )}
    </nav>
  )
}
