import { Explained } from '@console/domain-ui'
import { dataset, type Judgements, type Move } from '@console/contracts'
import { toWireDay, type DataColumn } from '@console/ui'
import { Segmented } from 'antd'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { ListTable } from '../../components/ListTable.tsx'
import { useHasListOptions } from '../../queries/platform.ts'
import { useListPage } from '../../components/use-list-page.ts'
import { useEvaluations, type Evaluation } from '../../queries/dataset.ts'
import { EvaluationCard, useEvaluationColumns } from './evaluation-columns.tsx'
import { MoveText } from './MoveText.tsx'
import type { DayMoves } from './use-day-moves.ts'
import type { JudgedDay } from './use-judged-day.ts'
import { useNarrowing } from './use-narrowing.ts'

type Shown = 0 | 1 | 2 | 3

const { correct, missed, wrong } = dataset.JUDGEMENT
const KINDS = [
  { kind: 'correct', option: correct },
  { kind: 'missed', option: missed },
  { kind: 'wrong', option: wrong },
] as const

type DayTableProps = { judgedDay: JudgedDay; moves: DayMoves }

/** Each judgement of the day, and how far it moved the two figures. */
export function DayTable({ judgedDay, moves }: DayTableProps) {
  const { formatMessage } = useIntl()
  const { ofType } = useNarrowing()
  const canNarrow = useHasListOptions()
  const [option, setOption] = useState<Shown>(0)
  const list = useListPage([option])
  const day = toWireDay(judgedDay.day)
  const query = useEvaluations({
    ...ofType(judgedDay.labelType),
    beginDay: day,
    endDay: day,
    ...(option === 0 ? {} : { labelOption: option }),
    pageIndex: list.page,
    pageSize: list.pageSize,
  })
  const { data } = query
  return (
    <ListTable<Evaluation>
      label={formatMessage({ id: 'stat.dataset.detail' })}
      query={query}
      answer={data === undefined ? null : { rows: data.records, total: data.totalCnt }}
      list={list}
      columns={useEvaluationColumns(useMoveColumns(moves))}
      rowKey={({ id }) => id}
      mobileCard={(row) => renderCard(row, moves)}
      failed={formatMessage({ id: 'stat.dataset.detail.failed' })}
      none={formatMessage({ id: 'stat.dataset.day.none' })}
      {...(canNarrow && {
        head: <ShownJudgements judged={moves.judged} value={option} onChange={setOption} />,
      })}
    />
  )
}

function renderCard(row: Evaluation, moves: DayMoves) {
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

const FIGURES = ['precision', 'recall'] as const

const NO_MOVE: Move = { precision: null, recall: null }

function getMove({ moves }: DayMoves, { labelOption }: Evaluation): Move {
  const kind = KINDS.find(({ option }) => option === labelOption)?.kind
  return kind === undefined ? NO_MOVE : moves[kind]
}

function useMoveColumns(moves: DayMoves): DataColumn<Evaluation>[] {
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

function MoveFacts({ moves, row }: { moves: DayMoves; row: Evaluation }) {
  const { formatMessage } = useIntl()
  return FIGURES.map((figure) => (
    <span key={figure}>
      {formatMessage({ id: `stat.dataset.move.${figure}` })} <MoveText value={getMove(moves, row)[figure]} />
    </span>
  ))
}
