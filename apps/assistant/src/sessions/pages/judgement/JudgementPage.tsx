import { type DataOf, links, type sessionRecord } from '@console/contracts'
import { useHost } from '@console/sub-app'
import { type DataColumn, EmptyState, formatTime, idField, StatusWord } from '@console/ui'
import { choiceFilter, defineList, type RowPage, useListSearch } from '@console/ui/list-page'
import { ShortTime } from '@console/ui/row'
import { useIntl } from 'react-intl'
import { SessionLink } from '../../../base/components/reading/SessionLink.tsx'
import { WorkListPage } from '../../../base/components/WorkListPage.tsx'
import { sessionBusinessFilter } from '../../components/session-business-filter.tsx'
import { isUnknown, UnknownFilter } from '../../components/UnknownFilter.tsx'
import { useJudgements } from '../../queries/judgements.ts'

export { texts } from './texts.ts'

const judgementList = defineList({
  filters: {
    bizId: sessionBusinessFilter,
    labelType: choiceFilter({
      label: 'judgement.type',
      values: [1, 2],
      toText: (type) => `judgement.type.${type}`,
    }),
    labelOption: choiceFilter({
      label: 'judgement.option',
      values: [1, 2, 3],
      toText: (option) => `judgement.option.${option}`,
    }),
  },
  /** A parameter of every link of the console (FRAME-006). */
  beside: { business_type_id: idField() },
  contextFields: ['business_type_id'],
})

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
  const { error } = judgements
  const none = formatMessage({ id: 'judgement.empty' })
  return (
    <WorkListPage
      title={formatMessage({ id: 'judgement.title' })}
      list={list}
      query={judgements}
      toRowPage={toRowPage}
      formatCount={({ total }) => formatMessage({ id: 'judgement.count' }, { count: total })}
      columns={columns}
      rowKey={({ evaluationId }) => evaluationId}
      mobileCard={renderCard}
      states={{
        failed: formatMessage({ id: 'judgement.failed' }),
        failure: isUnknown(error) ? (
          <UnknownFilter error={error} onReset={() => list.reset(judgements)} />
        ) : undefined,
        empty: <EmptyState title={none}>{formatMessage({ id: 'judgement.empty.text' })}</EmptyState>,
      }}
      filteredTitle={none}
    />
  )
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
        <Verdict option={judgement.labelOption} />
      </span>
      <span className="ui-no-margin ui-size-13 ui-muted">{formatTime(judgement.updatedAt, timezone)}</span>
    </div>
  )
}

/** The looks of the verdicts: correct, wrong, missed. */
const VERDICT_TONES = { 1: 'good', 2: 'error', 3: 'warn' } as const

function Verdict({ option }: { option: sessionRecord.Judgement['labelOption'] }) {
  const { formatMessage } = useIntl()
  return (
    <StatusWord tone={VERDICT_TONES[option]}>
      {formatMessage({ id: `judgement.option.${option}` })}
    </StatusWord>
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
      render: (_, row) => <Verdict option={row.labelOption} />,
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
      render: (_, { updatedAt }) => <ShortTime text={formatTime(updatedAt, timezone)} />,
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
