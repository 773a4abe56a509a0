import type { DataOf, sessionRecord } from '@console/contracts'
import { useListSearch, type BandProps, type RowPage } from '@console/ui/list-page'
import { useIntl } from 'react-intl'
import { WorkListPage } from '../../../base/components/WorkListPage.tsx'
import { useJudgements } from '../../queries/judgements.ts'
import { judgementList, type JudgementFilters } from './judgement.search.ts'
import { JudgementBand } from './JudgementBand.tsx'
import { JudgementCard } from './JudgementCard.tsx'
import { useJudgementColumns } from './use-judgement-columns.tsx'
import { useJudgementStates } from './use-judgement-states.tsx'

/** Reviewed hits of the validate set, each with its editor (FRAME-012). */
export function JudgementPage() {
  const { formatMessage } = useIntl()
  const list = useListSearch(judgementList)
  const { filters, paging } = list
  const { bizId, labelType, labelOption } = filters
  const judgements = useJudgements({
    pageIndex: paging.page,
    pageSize: paging.pageSize,
    ...(bizId === null ? {} : { bizId }),
    ...(labelType === null ? {} : { labelType }),
    ...(labelOption === null ? {} : { labelOption }),
  })
  const columns = useJudgementColumns()
  const states = useJudgementStates({
    filters,
    error: judgements.error,
    onFilters: (next) => list.inquire(next, judgements),
    onReset: () => list.reset(judgements),
  })
  return (
    <WorkListPage
      title={formatMessage({ id: 'judgement.title' })}
      list={list}
      query={judgements}
      toRowPage={toRowPage}
      band={renderBand}
      columns={columns}
      rowKey={({ evaluationId }) => evaluationId}
      mobileCard={renderCard}
      states={states}
    />
  )
}

function renderBand(band: BandProps<JudgementFilters>) {
  return <JudgementBand {...band} />
}

function renderCard(judgement: sessionRecord.Judgement) {
  return <JudgementCard judgement={judgement} />
}

function toRowPage(answer: DataOf<typeof sessionRecord.judgements>): RowPage<sessionRecord.Judgement> {
  return { rows: answer.judgements, total: answer.total }
}
