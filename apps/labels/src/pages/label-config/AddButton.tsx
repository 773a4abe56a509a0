import { Icon } from '@console/ui'
import { Button } from 'antd'

type AddButtonProps = {
  text: string
  /** The page has another primary button. */
  isPlain?: boolean
  onClick: () => void
}

/** Opens the choice of a kind of label. */
export function AddButton({ text, isPlain = false, onClick }: AddButtonProps) {
  return (
    <Button type={isPlain ? 'default' : 'primary'} icon={<Icon name="plus" />} onClick={onClick}>
      {text}
    </Button>
  )
}
