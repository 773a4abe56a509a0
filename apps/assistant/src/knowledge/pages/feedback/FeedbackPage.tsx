import { knowledge, links } from '@console/contracts'
import { ApiError, callQuery, useHost } from '@console/sub-app'
import { formatTime } from '@console/ui'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { Button } from 'antd'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import type { BusinessPageProps } from '../../../base/components/managed-list/of-business.tsx'
import { ManagedForm } from '../../../base/components/managed-list/ManagedForm.tsx'
import { useReadingSearch } from '../../../base/components/reading/reading-search.ts'
import { ReadingPage } from '../../../base/components/reading/ReadingPage.tsx'
import { SessionLink } from '../../../base/components/reading/SessionLink.tsx'

/** Recommendations that were shown and not taken up, and what was made of each. */
export function FeedbackPage({ scope }: BusinessPageProps) {
  const { formatMessage, locale } = useIntl()
  const { client, timezone } = useHost()
  const filters = useMemo(() => {
    const options = ['no', 'yes'].map((value) => ({
      value,
      label: formatMessage({ id: `managed.${value}` }),
    }))
    return [{ name: 'handled', kind: 'choice', options } as const]
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the names follow the language
  }, [locale])
  const search = useReadingSearch(filters)
  const [from, to] = search.range
  const handled = search.chosen['handled'] ?? null
  const feedback = useQuery({
    ...callQuery(client, knowledge.feedback, {
      query: {
        ...scope,
        from,
        to,
        ...search.paging,
        ...(handled === null ? {} : { isHandled: handled === 'yes' }),
      },
    }),
    placeholderData: keepPreviousData,
  })
  const opened = feedback.data?.records.find(({ recommendationId }) => recommendationId === search.open)
  return (
    <ReadingPage<knowledge.FeedbackRow>
      texts="knowledge.feedback"
      answer={feedback}
      search={search}
      hasRange
      rowKey={({ recommendationId }) => recommendationId}
      columns={[
        {
          key: 'question',
          render: ({ questionId, questionName }) => (
            <Link to={links.addressOf(links.knowledge, { questionId })}>{questionName}</Link>
          ),
        },
        { key: 'sentence', render: ({ sentence }) => sentence ?? '-' },
        { key: 'seat', render: ({ seatName }) => seatName },
        { key: 'at', render: ({ shownAt }) => formatTime(shownAt, timezone), isQuiet: true },
        {
          key: 'session',
          render: ({ sessionId }) => (sessionId === null ? '-' : <SessionLink sessionId={sessionId} />),
        },
        {
          key: 'handled',
          render: ({ handled: done }) => (done === null ? '-' : `${done.note} · ${done.by}`),
        },
      ]}
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

function HandleForm({ row, onClose }: { row: knowledge.FeedbackRow; onClose: () => void }) {
  const { formatMessage } = useIntl()
  const { client, services } = useHost()
  const queryClient = useQueryClient()
  return (
    <ManagedForm
      title={row.questionName}
      keptAs={{ name: knowledge.handleFeedback.id, id: row.recommendationId }}
      texts="knowledge.feedback"
      fields={[{ name: 'note', kind: 'area', hasHint: true }]}
      schema={knowledge.handleFeedback.body}
      initial={{ recommendationId: row.recommendationId, note: '' }}
      nameField="note"
      onClose={onClose}
      onSave={async (body) => {
        try {
          await client.send(knowledge.handleFeedback, { body, isQuiet: true })
          services.toast.success(formatMessage({ id: 'managed.saved' }))
        } catch (error) {
          // Nothing is left to handle, and what the other wrote stands in the list.
          if (!(error instanceof ApiError) || error.status !== 409) throw error
          services.toast.error(formatMessage({ id: 'knowledge.feedback.handledAlready' }))
        }
        await queryClient.invalidateQueries({ queryKey: [knowledge.feedback.id] })
      }}
    />
  )
}
