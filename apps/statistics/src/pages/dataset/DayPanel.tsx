import { dataset, type Judgements, type Move } from '@console/contracts'
import { ChartLoading, Explained } from '@console/domain-ui'
import { type DataColumn, EmptyState, IconButton, toWireDay } from '@console/ui'
import { Segmented } from 'antd'
import { useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { ListTable, useListPage } from '../../components/ListTable.tsx'
import { PartFailed } from '../../components/PartFailed.tsx'
import { usePercent } from '../../components/use-percent.ts'
import { useScrollIntoView } from '../../components/use-scroll-into-view.ts'
import { toQuality } from '../../model/dataset-quality.ts'
import { type Evaluation, useEvaluations } from '../../queries/dataset.ts'
import { useHasListOptions } from '../../queries/platform.ts'
import { EvaluationCard, useEvaluationColumns } from './evaluation-columns.tsx'
import { MoveText, usePoints } from './MoveText.tsx'
import { type DayChanges, DAYS_BEFORE, useDayChanges } from './use-day-changes.ts'
import { useNarrowing } from './use-narrowing.ts'
import { type OpenedDay, useOpenedDay } from './use-opened-day.ts'
import styles from './DatasetPage.module.css'

const { correct, missed, wrong } = dataset.JUDGEMENT

const KINDS = [
  { kind: 'correct', option: correct },
  { kind: 'missed', option: missed },
  { kind: 'wrong', option: wrong },
] as const

const FIGURES = ['precision', 'recall'] as const

const NO_MOVE: Move = { precision: null, recall: null }

/** The judgements of one day that moved precision or recall against the day before. */
export function DayPanel() {
  const { shown, open } = useOpenedDay()
  if (shown === null) return null
  return <OpenDay key={`${shown.labelType} ${shown.day}`} judgedDay={shown} onClose={() => open(null)} />
}

function OpenDay({ judgedDay, onClose }: { judgedDay: OpenedDay; onClose: () => void }) {
  const { formatMessage, formatDate } = useIntl()
  const panel = useRef<HTMLElement>(null)
  useScrollIntoView(panel, judgedDay.day)
  const title = formatMessage(
    { id: 'stat.dataset.day' },
    {
      type: formatMessage({ id: `stat.dataset.type.${judgedDay.labelType}` }),
      day: formatDate(`${judgedDay.day}T12:00:00Z`, { dateStyle: 'medium', timeZone: 'UTC' }),
    },
  )
  return (
    <section ref={panel} className={styles['day']} aria-label={title}>
      <div className={styles['dayHead']}>
        <h2>{title}</h2>
        <IconButton icon="close" label={formatMessage({ id: 'stat.dataset.day.close' })} onClick={onClose} />
      </div>
      <DayContents judgedDay={judgedDay} />
    </section>
  )
}

function DayContents({ judgedDay }: { judgedDay: OpenedDay }) {
  const { formatMessage } = useIntl()
  const { moves, error, refetch } = useDayChanges(judgedDay)
  if (moves === null) {
    if (error === null) return <ChartLoading />
    return <PartFailed textId="stat.dataset.day.failed" error={error} onRetry={refetch} />
  }
  const { correct, missed, wrong } = moves.judged
  if (correct + missed + wrong === 0) {
    return <EmptyState title={formatMessage({ id: 'stat.dataset.day.none' })} />
  }
  return (
    <>
      <DayChanges moves={moves} />
      <DayTable judgedDay={judgedDay} moves={moves} />
    </>
  )
}

/** Precision and recall of the day, and how far they are from those of the day before. */
function DayChanges({ moves: { judged, before } }: { moves: DayChanges }) {
  const { formatMessage, formatDate } = useIntl()
  const percent = usePercent()
  const points = usePoints()
  const now = toQuality(judged)
  const then = before && toQuality(before.judged)
  const formatFigure = (id: 'precision' | 'recall'): string => {
    const figure = now[id]
    const earlier = then?.[id] ?? null
    if (figure === null) return `- (${formatMessage({ id: `stat.dataset.${id}.none` })})`
    const values = { value: percent(figure.value), part: figure.part, whole: figure.whole }
    if (earlier === null) return formatMessage({ id: 'stat.dataset.day.value' }, values)
    const change = points(figure.value - earlier.value)
    return formatMessage(
      { id: 'stat.dataset.day.change' },
      { ...values, change, before: percent(earlier.value) },
    )
  }
  return (
    <>
      <dl className={styles['changes']}>
        {(['precision', 'recall'] as const).map((id) => (
          <div key={id}>
            <dt>
              <Explained text={formatMessage({ id: `stat.dataset.${id}.formula` })}>
                {formatMessage({ id: `stat.dataset.${id}` })}
              </Explained>
            </dt>
            <dd>{formatFigure(id)}</dd>
          </div>
        ))}
      </dl>
      <p className={styles['note']}>
        {before === null
          ? formatMessage({ id: 'stat.dataset.day.first' }, { days: DAYS_BEFORE })
          : formatMessage(
              { id: 'stat.dataset.day.before' },
              { day: formatDate(`${before.day}T12:00:00Z`, { dateStyle: 'medium', timeZone: 'UTC' }) },
            )}
      </p>
    </>
  )
}

type Shown = 0 | 1 | 2 | 3

type DayTableProps = { judgedDay: OpenedDay; moves: DayChanges }

/** Each judgement of the day, and how far it moved the two figures. */
function DayTable({ judgedDay, moves }: DayTableProps) {
  const { formatMessage } = useIntl()
  const { ofType } = useNarrowing()
  const canNarrow = useHasListOptions()
  const [option, setOption] = useState<Shown>(0)
  const { paging, position } = useListPage([option])
  const day = toWireDay(judgedDay.day)
  const query = useEvaluations({
    ...ofType(judgedDay.labelType),
    beginDay: day,
    endDay: day,
    ...(option === 0 ? {} : { labelOption: option }),
    ...position,
  })
  const { data } = query
  return (
    <ListTable<Evaluation>
      label={formatMessage({ id: 'stat.dataset.detail' })}
      query={query}
      answer={data && { rows: data.records, total: data.totalCnt }}
      paging={paging}
      columns={useEvaluationColumns(useMoveColumns(moves))}
      rowKey={({ id }) => id}
      mobileCard={(row) => renderCard(row, moves)}
      failedId="stat.dataset.detail.failed"
      emptyId="stat.dataset.day.none"
      {...(canNarrow && {
        head: <ShownJudgements judged={moves.judged} value={option} onChange={setOption} />,
      })}
    />
  )
}

function renderCard(row: Evaluation, moves: DayChanges) {
  return (
    <EvaluationCard row={row}>
      <MoveFacts moves={moves} row={row} />
    </EvaluationCard>
  )
}

type ShownProps = { judged: Judgements; value: Shown; onChange: (option: Shown) => void }

/** All judgements or those of one kind, with how many there are. */
function ShownJudgements({ judged, value, onChange }: ShownProps) {
  const { formatMessage } = useIntl()
  const all = KINDS.reduce((sum, { kind }) => sum + judged[kind], 0)
  return (
    <Segmented<Shown>
      size="small"
      name="judgements"
      aria-label={formatMessage({ id: 'stat.dataset.day.shown' })}
      value={value}
      options={[
        { value: 0, label: formatMessage({ id: 'stat.dataset.day.all' }, { count: all }) },
        ...KINDS.map(({ kind, option }) => ({
          value: option,
          label: formatMessage({ id: `stat.dataset.day.option.${option}` }, { count: judged[kind] }),
        })),
      ]}
      onChange={onChange}
    />
  )
}

function getMove({ moves }: DayChanges, { labelOption }: Evaluation): Move {
  const kind = KINDS.find(({ option }) => option === labelOption)?.kind
  return kind === undefined ? NO_MOVE : moves[kind]
}

function useMoveColumns(moves: DayChanges): DataColumn<Evaluation>[] {
  const { formatMessage } = useIntl()
  return FIGURES.map((figure) => ({
    key: `move ${figure}`,
    title: (
      <Explained text={formatMessage({ id: 'stat.dataset.move.formula' })}>
        {formatMessage({ id: `stat.dataset.move.${figure}` })}
      </Explained>
    ),
    align: 'right' as const,
    render: (_value: unknown, row: Evaluation) => <MoveText value={getMove(moves, row)[figure]} />,
  }))
}

function MoveFacts({ moves, row }: { moves: DayChanges; row: Evaluation }) {
  const { formatMessage } = useIntl()
  return FIGURES.map((figure) => (
    <span key={figure}>
      {formatMessage({ id: `stat.dataset.move.${figure}` })} <MoveText value={getMove(moves, row)[figure]} />
    </span>
  ))
}
