import type { sessionRecord } from '@console/contracts'
import { BandSelect, DataTable, idField, intField, QueryBand, useUrlSearch } from '@console/ui'
import { useFilterDraft } from '@console/ui/filter-draft'
import { useIntl } from 'react-intl'
import { ListState } from '../../components/ListState.tsx'
import { MalformedNote } from '../../../base/components/MalformedNote.tsx'
import { isRefused, PageRefusal } from '../../../base/components/PageRefusal.tsx'
import { WorkPage } from '../../../base/components/WorkPage.tsx'
import { useJudgements } from '../../queries/judgements.ts'
import { useSessionNames } from '../../queries/sessions.ts'
import { JudgementCard } from './JudgementCard.tsx'
import { useJudgementColumns } from './use-judgement-columns.tsx'

/** The server counts pages up to here. */
const MAX_PAGE = 1000
const PAGE_SIZE = 10
const TYPES = [1, 2] as const
const OPTIONS = [1, 2, 3] as const

const judgementSearch = {
  bizId: idField(),
  labelType: intField({ fallback: null, min: 1, max: 2 }),
  labelOption: intField({ fallback: null, min: 1, max: 3 }),
  page: intField({ fallback: 1, min: 1, max: MAX_PAGE }),
}

/** Reviewed hits of the validate set, each with its editor (FRAME-012). */
export function JudgementPage() {
  const { formatMessage } = useIntl()
  const { search, problems, setSearch, resetSearch } = useUrlSearch(judgementSearch)
  const { page, ...filters } = search
  const { bizId, labelType, labelOption } = filters
  const judgements = useJudgements({
    pageIndex: page,
    pageSize: PAGE_SIZE,
    ...(bizId === null ? {} : { bizId }),
    ...(labelType === null ? {} : { labelType }),
    ...(labelOption === null ? {} : { labelOption }),
  })
  const names = useSessionNames(null)
  const { draft, setDraft } = useFilterDraft(filters)
  const columns = useJudgementColumns()
  const title = formatMessage({ id: 'judgement.title' })
  if (isRefused(judgements.error)) return <PageRefusal title={title} />
  const rows = judgements.data?.judgements ?? []
  const option = (kind: 'type' | 'option', value: number) =>
    formatMessage({ id: `judgement.${kind}.${value}` })
  const cardOf = (judgement: sessionRecord.Judgement) => <JudgementCard judgement={judgement} />
  return (
    <WorkPage title={title}>
      <MalformedNote names={problems.map(({ name }) => name)} />
      <QueryBand
        isBusy={judgements.isFetching}
        filterCount={Object.values(filters).filter((value) => value !== null).length}
        onInquire={() => setSearch({ ...draft, page: 1 })}
        onReset={resetSearch}
      >
        <BandSelect
          label={formatMessage({ id: 'sessions.business' })}
          value={draft.bizId}
          options={names.data?.businesses.map(({ id, name }) => ({ value: id, label: name })) ?? []}
          onChange={(chosen) => setDraft({ ...draft, bizId: chosen })}
          isLoading={names.isLoading}
          error={names.error === null ? undefined : formatMessage({ id: 'sessions.optionsFailed' })}
        />
        <BandSelect<number>
          label={formatMessage({ id: 'judgement.type' })}
          value={draft.labelType}
          options={TYPES.map((value) => ({ value, label: option('type', value) }))}
          onChange={(chosen) => setDraft({ ...draft, labelType: chosen })}
        />
        <BandSelect<number>
          label={formatMessage({ id: 'judgement.option' })}
          value={draft.labelOption}
          options={OPTIONS.map((value) => ({ value, label: option('option', value) }))}
          onChange={(chosen) => setDraft({ ...draft, labelOption: chosen })}
        />
      </QueryBand>
      <DataTable
        label={title}
        columns={columns}
        rows={rows}
        rowKey={({ evaluationId }) => evaluationId}
        isLoading={judgements.isPending}
        isRefreshing={judgements.isPlaceholderData}
        {...(rows.length === 0 && !judgements.isPending
          ? {
              state: (
                <ListState
                  query={judgements}
                  total={judgements.data?.total}
                  failed={formatMessage({ id: 'judgement.failed' })}
                  empty={formatMessage({ id: 'judgement.empty' })}
                  hint={formatMessage({ id: 'judgement.empty.text' })}
                  onReset={resetSearch}
                />
              ),
            }
          : {})}
        paging={{ page, pageSize: PAGE_SIZE, total: judgements.data?.total ?? 0 }}
        onPage={(next) => setSearch({ page: next })}
        mobileCard={cardOf}
      />
    </WorkPage>
  )
}
