import { seatHand } from '@console/contracts'
import { useHost } from '@console/sub-app'
import { Button } from 'antd'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import * as z from 'zod'
import { ManagedForm } from '../../../base/components/managed-list/ManagedForm.tsx'
import { ReadingPage } from '../../../base/components/reading/ReadingPage.tsx'
import { useReadingSearch } from '../../../base/components/reading/reading-search.ts'
import { useHandleHand, useRaisedHands } from '../../queries/seat-hands.ts'
import { useHandColumns } from './use-hand-columns.tsx'

const answerDraft = z.strictObject({ answer: z.string().trim().min(1).max(seatHand.MAX_HAND_ANSWER) })

/** Hands that agents raised in calls: what they needed, and who answered what. */
export function RaisedHandsPage() {
  const { formatMessage } = useIntl()
  const { services } = useHost()
  const saved = () => services.toast.success(formatMessage({ id: 'managed.saved' }))
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
  const answer = useRaisedHands({ ...search.paging, ...(state === undefined ? {} : { state }) })
  const handle = useHandleHand()
  const opened = answer.data?.records.find((hand) => String(hand.id) === search.open && hand.state === 'open')
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
        <ManagedForm
          key={opened.id}
          draftKey={{ name: 'hand.answer', id: opened.id }}
          title={formatMessage({ id: 'hand.handleOf' }, { person: opened.userName })}
          texts="hand"
          {...(opened.question === null ? {} : { about: opened.question })}
          schema={answerDraft}
          initial={{ answer: '' }}
          fields={[{ name: 'answer', kind: 'area' }]}
          nameField="answer"
          onSave={({ answer: text }) => handle(opened, text).then(saved)}
          onClose={() => search.setOpen(null)}
        />
      )}
    </ReadingPage>
  )
}
