import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { seatHand } from '@console/contracts'
import { callQuery, useHost } from '@console/sub-app'
import { formatTime } from '@console/ui'
import { Button } from 'antd'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import * as z from 'zod'
import { ManagedForm } from '../../../base/components/managed-list/ManagedForm.tsx'
import { ReadingPage } from '../../../base/components/reading/ReadingPage.tsx'
import { useReadingSearch } from '../../../base/components/reading/reading-search.ts'
import { SessionLink } from '../../../base/components/reading/SessionLink.tsx'
import { StatusWord } from '../../../base/components/StatusWord.tsx'

const answerDraft = z.strictObject({ answer: z.string().trim().min(1).max(seatHand.MAX_HAND_ANSWER) })

/** Hands that seats raised in calls: what they needed, and who told them what. */
export function RaisedHandsPage() {
  const { formatMessage } = useIntl()
  const { client, services, timezone } = useHost()
  const queryClient = useQueryClient()
  const filters = useMemo(
    () => [
      {
        name: 'state',
        kind: 'choice' as const,
        options: seatHand.HAND_STATES.map((state) => ({
          value: state,
          label: formatMessage({ id: `hand.state.${state}` }),
        })),
      },
    ],
    [formatMessage],
  )
  const search = useReadingSearch(filters)
  const state = seatHand.HAND_STATES.find((one) => one === search.chosen['state'])
  const answer = useQuery({
    ...callQuery(client, seatHand.list, {
      query: { ...search.paging, ...(state === undefined ? {} : { state }) },
    }),
    placeholderData: keepPreviousData,
  })
  const opened = answer.data?.records.find((hand) => String(hand.id) === search.open && hand.state === 'open')
  async function handle({ id, version }: seatHand.RaisedHand, text: string): Promise<void> {
    try {
      await client.send(seatHand.handle, { body: { id, version, answer: text }, isQuiet: true })
      services.toast.success(formatMessage({ id: 'managed.saved' }))
    } finally {
      await queryClient.invalidateQueries({ queryKey: [seatHand.list.id] })
    }
  }
  return (
    <ReadingPage<seatHand.RaisedHand>
      texts="hand"
      search={search}
      answer={answer}
      rowKey={({ id }) => id}
      columns={[
        { key: 'time', render: ({ raisedAt }) => formatTime(raisedAt, timezone) },
        { key: 'person', render: ({ userName }) => userName },
        { key: 'organization', render: ({ orgName }) => orgName || '-' },
        {
          key: 'call',
          render: ({ call }) =>
            call === null ? (
              '-'
            ) : (
              <>
                {call.customer ?? ''} {call.sessionId !== null && <SessionLink sessionId={call.sessionId} />}
              </>
            ),
        },
        { key: 'question', render: ({ question }) => question ?? '-' },
        {
          key: 'state',
          render: ({ state: at }) => (
            <StatusWord tone={at === 'open' ? 'warn' : 'good'}>
              {formatMessage({ id: `hand.state.${at}` })}
            </StatusWord>
          ),
        },
        {
          key: 'answer',
          render: ({ answer: text, handledByName }) =>
            text === null ? '-' : [handledByName, text].filter((part) => part !== null).join(': '),
        },
      ]}
      renderActions={(hand) =>
        hand.state === 'open' && (
          <Button
            type="link"
            aria-label={formatMessage({ id: 'hand.handleOf' }, { person: hand.userName })}
            onClick={() => search.setOpen(String(hand.id))}
          >
            {formatMessage({ id: 'hand.handle' })}
          </Button>
        )
      }
    >
      {opened !== undefined && (
        <ManagedForm
          key={opened.id}
          keptAs={{ name: 'hand.answer', id: opened.id }}
          title={formatMessage({ id: 'hand.handleOf' }, { person: opened.userName })}
          texts="hand"
          {...(opened.question === null ? {} : { about: opened.question })}
          schema={answerDraft}
          initial={{ answer: '' }}
          fields={[{ name: 'answer', kind: 'area' }]}
          nameField="answer"
          onSave={({ answer: text }) => handle(opened, text)}
          onClose={() => search.setOpen(null)}
        />
      )}
    </ReadingPage>
  )
}
