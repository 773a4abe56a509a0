import { Button } from 'antd'
import { useIntl } from 'react-intl'
import styles from './PastCalls.module.css'

type CountButtonProps = {
  count: number
  /** Content of the button. */
  label: string
  isChosen: boolean
  onChoose: () => void
}

/** A count as a button that shows the counted items. A count of 0 is plain text. */
export function CountButton({ count, label, isChosen, onChoose }: CountButtonProps) {
  const { formatNumber } = useIntl()
  if (count === 0) return formatNumber(count)
  return (
    <Button
      type="link"
      size="small"
      className={styles['count'] ?? ''}
      aria-label={label}
      aria-pressed={isChosen}
      onClick={onChoose}
    >
      {formatNumber(count)}
    </Button>
  )
}
