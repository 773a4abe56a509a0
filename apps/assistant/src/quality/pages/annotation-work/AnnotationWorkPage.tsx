import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { annotation, type BodyOf, type Call } from '@console/contracts'
import { callQuery, failureText, useHost } from '@console/sub-app'
import { formatTime } from '@console/ui'
import { Button } from 'antd'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { ReadingPage } from '../../../base/components/reading/ReadingPage.tsx'
import { useReadingSearch } from '../../../base/components/reading/reading-search.ts'
import { SessionLink } from '../../../base/components/reading/SessionLink.tsx'
import { StatusWord, type StatusTone } from '../../../base/components/StatusWord.tsx'
import { AnnotationForms } from './AnnotationForms.tsx'

const TONES: Readonly<Record<annotation.WorkState, StatusTone>> = {
  waiting: 'quiet',
  claimed: 'warn',
  finished: 'good',
}

/** Sessions to annotate: drawn by lot, taken by somebody, tagged, finished. */
export function AnnotationWorkPage() {
  const { formatMessage } = useIntl()
  const { client, services, timezone, user } = useHost()
  const queryClient = useQueryClient()
  const filters = useMemo(
    () => [
      {
        name: 'state',
        kind: 'choice' as const,
        options: annotation.WORK_STATES.map((state) => ({
          value: state,
          label: formatMessage({ id: `annotation.state.${state}` }),
        })),
      },
    ],
    [formatMessage],
  )
  const search = useReadingSearch(filters)
  const state = annotation.WORK_STATES.find((one) => one === search.chosen['state'])
  const answer = useQuery({
    ...callQuery(client, annotation.list, {
      query: { ...search.paging, ...(state === undefined ? {} : { state }) },
    }),
    placeholderData: keepPreviousData,
  })
  const send = async <C extends Call>(call: C, body: BodyOf<C>): Promise<void> => {
    try {
      await client.send(call, { body, isQuiet: true })
    } finally {
      await queryClient.invalidateQueries({ queryKey: [annotation.list.id] })
    }
  }
  async function claim({ id, version, sessionId }: annotation.AnnotationWork): Promise<void> {
    try {
      await send(annotation.claim, { id, version })
      services.announce(formatMessage({ id: 'annotation.claimed' }, { sessionId }))
    } catch (error) {
      if (!(error instanceof Error)) throw error
      services.toast.error(failureText(error))
    }
  }
  return (
    <ReadingPage<annotation.AnnotationWork>
      texts="annotation.work"
      search={search}
      answer={answer}
      actions={
        <Button type="primary" onClick={() => search.setOpen('draw')}>
          {formatMessage({ id: 'annotation.draw' })}
        </Button>
      }
      rowKey={({ id }) => id}
      columns={[
        { key: 'session', render: ({ sessionId }) => <SessionLink sessionId={sessionId} /> },
        { key: 'business', render: ({ bizTypeName }) => bizTypeName },
        { key: 'started', render: ({ startedAt }) => formatTime(startedAt, timezone), isQuiet: true },
        {
          key: 'state',
          render: (work) => (
            <StatusWord tone={TONES[work.state]}>
              {formatMessage({ id: `annotation.state.${work.state}` })}
            </StatusWord>
          ),
        },
        { key: 'person', render: ({ claimedByName }) => claimedByName ?? '-' },
        { key: 'tags', render: ({ tags }) => tags.map(({ name }) => name).join(', ') || '-' },
        { key: 'note', render: ({ note }) => note || '-' },
      ]}
      renderActions={(work) => {
        const values = { sessionId: work.sessionId }
        if (work.state === 'waiting') {
          return (
            <Button
              type="link"
              aria-label={formatMessage({ id: 'annotation.claimOf' }, values)}
              onClick={() => void claim(work)}
            >
              {formatMessage({ id: 'annotation.claim' })}
            </Button>
          )
        }
        if (work.state !== 'claimed' || work.claimedById !== user.userId) return null
        return (
          <Button
            type="link"
            aria-label={formatMessage({ id: 'annotation.annotateOf' }, values)}
            onClick={() => search.setOpen(String(work.id))}
          >
            {formatMessage({ id: 'annotation.annotate' })}
          </Button>
        )
      }}
    >
      <AnnotationForms
        open={search.open}
        works={answer.data?.records ?? []}
        send={send}
        onClose={() => search.setOpen(null)}
      />
    </ReadingPage>
  )
}
