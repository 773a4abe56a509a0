import { knowledge, links } from '@console/contracts'
import { useHost } from '@console/sub-app'
import { formatTime, StatusWord } from '@console/ui'
import { ShortTime } from '@console/ui/row'
import { Button } from 'antd'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import type { BusinessPageProps } from '../../../base/components/managed-list/business-page.tsx'
import { ManagedForm } from '../../../base/components/managed-list/ManagedForm.tsx'
import { useSavedToast } from '../../../base/components/managed-list/use-saved-toast.ts'
import { useReadingSearch } from '../../../base/components/reading/reading-search.tsx'
import { ReadingPage } from '../../../base/components/reading/ReadingPage.tsx'
import type { RecordColumn } from '../../../base/components/reading/record-column.ts'
import { SessionLink } from '../../../base/components/reading/SessionLink.tsx'
import { useFeedback, useHandleFeedback } from '../../queries/recommendations.ts'

export { texts } from '../../texts.ts'

/** Widths in px. */
const QUESTION_WIDTH = 236
const TEXT_WIDTH = 132
const NOTE_WIDTH = 112

/** Recommendations that were shown and not accepted, and how each was handled. */
export function FeedbackPage({ scope }: BusinessPageProps) {
  const { formatMessage, locale } = useIntl()
  const filters = useMemo(() => {
    const options = ['no', 'yes'].map((value) => ({
      value,
      label: formatMessage({ id: `managed.${value}` }),
    }))
    return [{ name: 'handled', kind: 'choice', options } as const]
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the names follow the language
  }, [locale])
  const search = useReadingSearch('knowledge.feedback', { filters, hasRange: true })
  const [from, to] = search.range
  const handled = search.chosen['handled'] ?? null
  const feedback = useFeedback({
    ...scope,
    from,
    to,
    ...search.paging,
    ...(handled === null ? {} : { isHandled: handled === 'yes' }),
  })
  const opened = feedback.data?.records.find(({ recommendationId }) => recommendationId === search.open)
  return (
    <ReadingPage<knowledge.FeedbackRow>
      texts="knowledge.feedback"
      answer={feedback}
      search={search}
      rowKey={({ recommendationId }) => recommendationId}
      columns={useFeedbackColumns()}
      renderActions={({ recommendationId, questionName, handled: done }) =>
        done === null && (
          <Button
            type="link"
            aria-label={formatMessage({ id: 'knowledge.feedback.handleOf' }, { name: questionName })}
            onClick={() => search.setOpen(recommendationId)}
          >
            {formatMessage({ id: 'knowledge.feedback.handle' })}
          </Button>
        )
      }
    >
      {opened !== undefined && opened.handled === null && (
        <HandleForm key={opened.recommendationId} row={opened} onClose={() => search.setOpen(null)} />
      )}
    </ReadingPage>
  )
}

/** Records how a recommendation that was not accepted was handled. */
function HandleForm({ row, onClose }: { row: knowledge.FeedbackRow; onClose: () => void }) {
  const { formatMessage } = useIntl()
  const { services } = useHost()
  const showSaved = useSavedToast()
  const handle = useHandleFeedback()
  return (
    <ManagedForm
      title={row.questionName}
      draftKey={{ name: knowledge.handleFeedback.id, id: row.recommendationId }}
      texts="knowledge.feedback"
      fields={[{ name: 'note', kind: 'area', hasHint: true }]}
      schema={knowledge.handleFeedback.body}
      initial={{ recommendationId: row.recommendationId, note: '' }}
      nameField="note"
      onClose={onClose}
      onSave={async (body) => {
        const outcome = await handle(body)
        if (outcome === 'saved') showSaved()
        else services.toast.error(formatMessage({ id: 'knowledge.feedback.handledAlready' }))
      }}
    />
  )
}

function useFeedbackColumns(): RecordColumn<knowledge.FeedbackRow>[] {
  const { formatMessage } = useIntl()
  const { timezone } = useHost()
  return [
    {
      key: 'question',
      maxWidth: QUESTION_WIDTH,
      render: ({ questionId, questionName }) => (
        <Link to={links.buildLinkAddress(links.knowledge, { questionId })}>{questionName}</Link>
      ),
    },
    { key: 'sentence', render: ({ sentence }) => sentence ?? '-', maxWidth: TEXT_WIDTH, isLong: true },
    { key: 'seat', render: ({ seatName }) => seatName },
    {
      key: 'at',
      render: ({ shownAt }) => <ShortTime text={formatTime(shownAt, timezone)} />,
      isQuiet: true,
    },
    {
      key: 'session',
      render: ({ sessionId }) => (sessionId === null ? '-' : <SessionLink sessionId={sessionId} />),
    },
    {
      key: 'handled',
      render: ({ handled: done }) => (
        <StatusWord tone={done === null ? 'idle' : 'good'}>
          {formatMessage({ id: `knowledge.feedback.state.${done === null ? 'open' : 'done'}` })}
        </StatusWord>
      ),
    },
    {
      key: 'note',
      maxWidth: NOTE_WIDTH,
      isLong: true,
      render: ({ handled: done }) => (done === null ? '-' : `${done.note} · ${done.by}`),
    },
  ]
}
