import { seatHand } from '@console/contracts'
import { Button } from 'antd'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { ReadingPage } from '../../../base/components/reading/ReadingPage.tsx'
import { useReadingSearch } from '../../../base/components/reading/reading-search.ts'
import { nextAfter } from '../../../base/model/next-after.ts'
import { useRaisedHands } from '../../queries/seat-hands.ts'
import { AnswerHandForm } from './AnswerHandForm.tsx'
import { useHandColumns } from './use-hand-columns.tsx'

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
  const search = useReadingSearch(filters)
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
