import { quality } from '@console/contracts'
import { StatusWord, type StatusTone } from '@console/ui'
import { useIntl } from 'react-intl'

type Review = NonNullable<quality.ViolationRecord['review']>

const TONES: Readonly<Record<Review, StatusTone>> = {
  [quality.REVIEW.none]: 'quiet',
  [quality.REVIEW.pending]: 'warn',
  [quality.REVIEW.rejected]: 'error',
  [quality.REVIEW.passed]: 'good',
}

/** The result of the review of a record; nothing here changes it (VIOL-009, VIOL-Q14). "-" where the platform does not say. */
export function ReviewWord({ review }: { review: Review | undefined }) {
  const { formatMessage } = useIntl()
  if (review === undefined) return '-'
  return <StatusWord tone={TONES[review]}>{formatMessage({ id: `records.review.${review}` })}</StatusWord>
}
