import { Button } from 'antd'
import { Icon } from '../icons/Icon.tsx'
import { useIsMobile } from '../layout/use-is-mobile.ts'

type CreateButtonProps = {
  text: string
  /** The beginning of `text`, which remains the name for screen readers; a phone has room for no more beside the search. */
  shortText: string
  onClick: () => void
}

/** The primary action of a list that creates what it lists. */
export function CreateButton({ text, shortText, onClick }: CreateButtonProps) {
  const isMobile = useIsMobile()
  return (
    <Button
      type="primary"
      icon={<Icon name="plus" />}
      {...(isMobile && { 'aria-label': text })}
      onClick={onClick}
    >
      {isMobile ? shortText : text}
    </Button>
  )
}
