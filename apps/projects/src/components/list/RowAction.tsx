import { useIntl } from 'react-intl'
import type { ActionTarget } from '../../model/monitor-target.ts'
import { ActionButton } from '../ActionButton.tsx'

type RowActionProps = {
  text: string
  /** Of the project, which is said with the action. */
  name: string
  reasonId: string | null
  onClick?: () => void
  target?: ActionTarget | null
}

/** Something to do with the project of a row. */
export function RowAction({ text, name, ...props }: RowActionProps) {
  const { formatMessage } = useIntl()
  return (
    <ActionButton
      type="link"
      size="small"
      aria-label={formatMessage({ id: 'lists.actionOn' }, { action: text, name })}
      {...props}
    >
      {text}
    </ActionButton>
  )
}
