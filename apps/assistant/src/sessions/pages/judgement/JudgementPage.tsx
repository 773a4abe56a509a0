import { type DataOf, type sessionRecord, links, DEFAULT_PAGE_SIZE, MAX_PAGE } from '@console/contracts'
import { SessionBusinessSelect } from '@console/domain-ui'
import { useHost } from '@console/sub-app'
import {
  formatTime,
  BandSelect,
  QueryBand,
  type DataColumn,
  EmptyState,
  idField,
  intField,
  type SearchOf,
} from '@console/ui'
import {
  useListSearch,
  type BandProps,
  type RowPage,
  useBandDraft,
  FilteredEmpty,
  type ListStates,
  pageField,
  sizeField,
  type ListDefinition,
} from '@console/ui/list-page'
import { useIntl } from 'react-intl'
import { SessionLink } from '../../../base/components/reading/SessionLink.tsx'
import { WorkListPage } from '../../../base/components/WorkListPage.tsx'
import { isUnknown, UnknownFilter } from '../../components/UnknownFilter.tsx'
import { useBusinessFilter } from '../../components/use-business-filter.ts'
import { useJudgements } from '../../queries/judgements.ts'

export { texts } from './texts.ts'

/** The whole view in the address: filters and page. */
const shape = {
  bizId: idField(),
  labelType: intField({ fallback: null, min: 1, max: 2 }),
  labelOption: intField({ fallback: null, min: 1, max: 3 }),
  page: pageField(MAX_PAGE),
  size: sizeField(DEFAULT_PAGE_SIZE),
  /** Comes with every link of the console (FRAME-006). */
  business_type_id: idField(),
}

const judgementList: ListDefinition<typeof shape, JudgementFilters> = {
  shape,
  toFilters: ({ bizId, labelType, labelOption }) => ({ bizId, labelType, labelOption }),
  toSearch: (filters) => filters,
  contextFields: ['business_type_id'],
  pageSize: DEFAULT_PAGE_SIZE,
}

const TYPES = [1, 2] as const

const OPTIONS = [1, 2, 3] as const

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

/** A judgement as a card on a phone. */
function JudgementCard({ judgement }: { judgement: sessionRecord.Judgement }) {
  const { formatMessage } = useIntl()
  const { timezone } = useHost()
  return (
    <div className="ui-stack ui-gap-6 ui-pad-12-16">
      <JudgementLink judgement={judgement} />
      <span>
        {formatMessage({ id: `judgement.type.${judgement.labelType}` })} ·{' '}
        {formatMessage({ id: `judgement.option.${judgement.labelOption}` })}
      </span>
      <span className="ui-no-margin ui-size-13 ui-muted">{formatTime(judgement.updatedAt, timezone)}</span>
    </div>
  )
}

/** The filters of the judgements; nothing is requested before Inquire. */
function JudgementBand(props: BandProps<JudgementFilters>) {
  const { formatMessage } = useIntl()
  const { draft, edit, band } = useBandDraft(props)
  const buildOptions = (kind: 'type' | 'option', values: readonly number[]) =>
    values.map((value) => ({ value, label: formatMessage({ id: `judgement.${kind}.${value}` }) }))
  return (
    <QueryBand {...band}>
      <SessionBusinessSelect
        label={formatMessage({ id: 'sessions.business' })}
        value={draft.bizId}
        onChange={(bizId) => edit({ bizId })}
      />
      <BandSelect<number>
        label={formatMessage({ id: 'judgement.type' })}
        value={draft.labelType}
        options={buildOptions('type', TYPES)}
        onChange={(labelType) => edit({ labelType })}
      />
      <BandSelect<number>
        label={formatMessage({ id: 'judgement.option' })}
        value={draft.labelOption}
        options={buildOptions('option', OPTIONS)}
        onChange={(labelOption) => edit({ labelOption })}
      />
    </QueryBand>
  )
}

function useJudgementColumns(): DataColumn<sessionRecord.Judgement>[] {
  const { formatMessage } = useIntl()
  const { timezone } = useHost()
  return [
    {
      key: 'title',
      title: formatMessage({ id: 'judgement.what' }),
      render: (_, row) => <JudgementLink judgement={row} />,
    },
    {
      key: 'labelType',
      title: formatMessage({ id: 'judgement.type' }),
      render: (_, row) => formatMessage({ id: `judgement.type.${row.labelType}` }),
    },
    {
      key: 'labelOption',
      title: formatMessage({ id: 'judgement.option' }),
      render: (_, row) => formatMessage({ id: `judgement.option.${row.labelOption}` }),
    },
    { key: 'businessName', title: formatMessage({ id: 'sessions.business' }), dataIndex: 'businessName' },
    {
      key: 'sessionId',
      title: formatMessage({ id: 'sessions.session' }),
      render: (_, { sessionId }) => <SessionLink sessionId={sessionId} />,
    },
    {
      key: 'updatedAt',
      title: formatMessage({ id: 'judgement.updatedAt' }),
      render: (_, { updatedAt }) => (
        <span className="ui-no-margin ui-size-13 ui-muted">{formatTime(updatedAt, timezone)}</span>
      ),
    },
  ]
}

/** The editor of a judgement, as linked by the data set's page (DSET-010..012). */
function editorPath({
  bizId,
  sessionId,
  voiceId,
  index,
  labelID,
  labelType,
}: sessionRecord.Judgement): string {
  const sentence = voiceId === null || index === null ? {} : { voiceId, index, labelID, labelType }
  return links.buildLinkAddress(links.validateSet, { business_type_id: bizId, sessionId, ...sentence })
}

/** Opens the editor of a judgement in its own tab. */
function JudgementLink({ judgement }: { judgement: sessionRecord.Judgement }) {
  return (
    <a href={editorPath(judgement)} target="_blank" rel="noopener">
      {judgement.title}
    </a>
  )
}

type JudgementStatesProps = {
  filters: JudgementFilters
  error: Error | null
  onFilters: (filters: JudgementFilters) => void
  onReset: () => void
}

/** The states shown instead of rows: why there are none, and what to do about it. */
function useJudgementStates({ filters, error, onFilters, onReset }: JudgementStatesProps): ListStates {
  const { formatMessage } = useIntl()
  const business = useBusinessFilter(filters.bizId)
  const { labelType, labelOption } = filters
  const choice = (kind: 'type' | 'option', value: number | null) => ({
    key: kind,
    name: formatMessage({ id: `judgement.${kind}` }),
    value: value === null ? null : formatMessage({ id: `judgement.${kind}.${value}` }),
  })
  const title = formatMessage({ id: 'judgement.empty' })
  return {
    failed: formatMessage({ id: 'judgement.failed' }),
    preserved: formatMessage({ id: 'ui.error.filtersUnchanged' }),
    failure: isUnknown(error) ? <UnknownFilter error={error} onReset={onReset} /> : undefined,
    empty: <EmptyState title={title}>{formatMessage({ id: 'judgement.empty.text' })}</EmptyState>,
    filteredEmpty: (
      <FilteredEmpty
        title={title}
        hidden={undefined}
        shown={[
          { ...business, without: { ...filters, bizId: null } },
          { ...choice('type', labelType), without: { ...filters, labelType: null } },
          { ...choice('option', labelOption), without: { ...filters, labelOption: null } },
        ]}
        onFilters={onFilters}
        onReset={onReset}
      />
    ),
  }
}

type JudgementFilters = Pick<SearchOf<typeof shape>, 'bizId' | 'labelType' | 'labelOption'>
