import { useIntl } from 'react-intl'
import type { ActionTarget } from '../../model/monitor-target.ts'
import { ActionButton } from '../ActionButton.tsx'

type RowActionProps = {
  text: string
  /** The project's name, part of the accessible name. */
  name: string
  reasonId: string | null
  onClick?: () => void
  target?: ActionTarget | null
}

/** An action on the project of a row. */
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
