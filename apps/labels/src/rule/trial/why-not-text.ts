import { label } from '@console/contracts'
import type { WhyNot } from '@console/label-engine'
import type { IntlShape } from 'react-intl'
import { listText, numbersText } from './list-texts.ts'
import type { TrialMessageId } from './texts.ts'

/** Why a condition is not true of the tried conversation, in a few words. */
export function whyNotText(intl: IntlShape, reason: WhyNot): string {
  const { formatMessage } = intl
  switch (reason.kind) {
    case 'preConditionNotHit':
    case 'preConditionWithoutSentence':
      return formatMessage({ id: `trial.false.${reason.kind}` }, { letter: reason.preCondition })
    case 'factDiffers':
      return factText(intl, reason)
    case 'outsideRange':
    case 'saidInstead':
      return atText(intl, reason)
    case 'neverSaid':
      return formatMessage(
        { id: 'trial.false.neverSaid' },
        {
          keywords: listText(
            intl,
            reason.keywords.map((keyword) => `“${keyword}”`),
          ),
        },
      )
    case 'valueDiffers':
      return formatMessage({ id: 'trial.false.value' }, { n: Math.round(reason.value) })
    case 'countsDiffer': {
      const counts = reason.counts.map(({ keyword, count }) =>
        formatMessage({ id: 'trial.false.count' }, { keyword, n: count }),
      )
      return formatMessage({ id: 'trial.false.counts' }, { counts: listText(intl, counts) })
    }
    default:
      return formatMessage({ id: `trial.false.${reason.kind}` })
  }
}

function atText(
  intl: IntlShape,
  { kind, sentences }: Extract<WhyNot, { kind: 'outsideRange' | 'saidInstead' }>,
): string {
  const id: TrialMessageId =
    kind === 'saidInstead'
      ? 'trial.false.saidInstead'
      : sentences.length === 0
        ? 'trial.false.outsideRange'
        : 'trial.false.outsideRange.at'
  return intl.formatMessage({ id }, { sentences: numbersText(intl, sentences) })
}

/** How the call was instead. */
function factText(
  { formatMessage }: IntlShape,
  { fact, value }: Extract<WhyNot, { kind: 'factDiffers' }>,
): string {
  if (fact === 'accepted')
    return formatMessage({ id: value === true ? 'trial.false.accepted.yes' : 'trial.false.accepted.no' })
  if (fact === 'hungUpBy') {
    const isAgent = value === label.ROLE.agent
    return formatMessage({ id: isAgent ? 'trial.false.hungUpBy.agent' : 'trial.false.hungUpBy.customer' })
  }
  return formatMessage({ id: 'trial.false.seconds' }, { n: Number(value) })
}
