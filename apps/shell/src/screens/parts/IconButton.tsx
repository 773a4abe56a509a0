import { Icon, type IconName } from '@console/ui'
import { Button } from 'antd'

type IconButtonProps = {
  icon: IconName
  /** Says what it does and to what, since the icon alone does not. */
  label: string
  isBusy?: boolean
  isPressed?: boolean
  onUse: () => void
}

export function IconButton({ icon, label, isBusy = false, isPressed, onUse }: IconButtonProps) {
  return (
    <Button
      type="text"
      size="small"
      icon={<Icon name={icon} />}
      aria-label={label}
      title={label}
      {...(isPressed === undefined ? {} : { 'aria-pressed': isPressed })}
      loading={isBusy}
      onClick={onUse}
    />
  )
}
