import { seatHand } from '@console/contracts'
import { useHost } from '@console/sub-app'
import { formatTime, StatusWord } from '@console/ui'
import { ShortTime } from '@console/ui/row'
import { Button } from 'antd'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import * as z from 'zod'
import { ManagedForm } from '../../../base/components/managed-list/ManagedForm.tsx'
import { useSavedToast } from '../../../base/components/managed-list/use-saved-toast.ts'
import { useReadingSearch } from '../../../base/components/reading/reading-search.tsx'
import { ReadingPage } from '../../../base/components/reading/ReadingPage.tsx'
import type { RecordColumn } from '../../../base/components/reading/record-column.ts'
import { SessionLink } from '../../../base/components/reading/SessionLink.tsx'
import { ReviewedSession } from '../../../base/components/transcript/ReviewedSession.tsx'
import { nextAfter } from '../../../base/model/next-after.ts'
import { useHandleHand, useRaisedHands } from '../../queries/seat-hands.ts'

export { texts } from '../../hand-texts.ts'

const answerDraft = z.strictObject({ answer: z.string().trim().min(1).max(seatHand.MAX_HAND_ANSWER) })

/** Hands that agents raised in calls: what they needed, and who answered what. */
export function RaisedHandsPage() {
  const { formatMessage } = useIntl()
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
  const search = useReadingSearch('hand', { filters })
  const state = seatHand.HAND_STATES.find((one) => one === search.chosen['state'])
  const answer = useRaisedHands({ ...search.paging, ...(state === undefined ? {} : { state }) })
  const hands = answer.data?.records ?? []
  const opened = hands.find((hand) => String(hand.id) === search.open && hand.state === 'open')
  const next = opened && nextAfter(hands, opened, ({ state: at }) => at === 'open')
  return (
    <ReadingPage<seatHand.RaisedHand>
      texts="hand"
      search={search}
      answer={answer}
      rowKey={({ id }) => id}
      columns={useHandColumns()}
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
        <AnswerHandForm
          key={opened.id}
          hand={opened}
          onNext={next && (() => search.setOpen(String(next.id)))}
          onClose={() => search.setOpen(null)}
        />
      )}
    </ReadingPage>
  )
}

function useHandColumns(): RecordColumn<seatHand.RaisedHand>[] {
  const { formatMessage } = useIntl()
  const { timezone } = useHost()
  return [
    { key: 'time', render: ({ raisedAt }) => <ShortTime text={formatTime(raisedAt, timezone)} /> },
    { key: 'person', render: ({ userName }) => userName },
    { key: 'organization', render: ({ orgName }) => orgName || '-' },
    {
      key: 'call',
      render: ({ call }) =>
        call === null ? (
          '-'
        ) : (
          <span className="ui-inline-row ui-gap-8 ui-nowrap">
            {call.customer}
            {call.sessionId !== null && <SessionLink sessionId={call.sessionId} />}
          </span>
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
  ]
}

type AnswerHandFormProps = {
  hand: seatHand.RaisedHand
  onNext: (() => void) | undefined
  onClose: () => void
}

/** The answer to an agent, beside the call with the customer's last sentence selected. */
function AnswerHandForm({ hand, onNext, onClose }: AnswerHandFormProps) {
  const { formatMessage } = useIntl()
  const handle = useHandleHand()
  const showSaved = useSavedToast()
  const { id, userName, question, call } = hand
  const conversation = call?.sessionId && (
    <ReviewedSession
      sessionId={call.sessionId}
      isChosen={({ callId, words }) => callId === call.callId && words === question}
    />
  )
  return (
    <ManagedForm
      draftKey={{ name: 'hand.answer', id }}
      title={formatMessage({ id: 'hand.handleOf' }, { person: userName })}
      texts="hand"
      {...(question === null ? {} : { about: question })}
      {...(conversation ? { beside: conversation } : {})}
      onNext={onNext}
      schema={answerDraft}
      initial={{ answer: '' }}
      fields={[{ name: 'answer', kind: 'area' }]}
      nameField="answer"
      onSave={({ answer }) => handle(hand, answer).then(showSaved)}
      onClose={onClose}
    />
  )
}
