import { quality } from '@console/contracts'
import { StatusWord, type StatusTone } from '@console/ui'
import { useIntl } from 'react-intl'

type Review = quality.ViolationRecord['review']

const TONES: Readonly<Record<Review, StatusTone>> = {
  [quality.REVIEW.none]: 'quiet',
  [quality.REVIEW.pending]: 'warn',
  [quality.REVIEW.rejected]: 'error',
  [quality.REVIEW.passed]: 'good',
}

/** What became of the review of a record; nothing here changes it (VIOL-009, VIOL-Q14). */
export function ReviewWord({ review }: { review: Review }) {
  const { formatMessage } = useIntl()
  return <StatusWord tone={TONES[review]}>{formatMessage({ id: `records.review.${review}` })}</StatusWord>
}
