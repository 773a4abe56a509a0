import { AppDrawer, useIsBelow } from '@console/ui'
import { type ReactNode, useCallback, useState } from 'react'
import { useIntl } from 'react-intl'

type OrganisationDrawerProps = { isOpen: boolean; onClose: () => void; children: ReactNode }

/** The tree over the wall of a narrow window (WORK-004). */
export function OrganisationDrawer({ isOpen, onClose, children }: OrganisationDrawerProps) {
  const { formatMessage } = useIntl()
  return (
    <AppDrawer
      open={isOpen}
      placement="left"
      size={320}
      closable={false}
      title={null}
      styles={{ body: { padding: 0 } }}
      aria-label={formatMessage({ id: 'wall.organisations' })}
      onClose={onClose}
    >
      {children}
    </AppDrawer>
  )
}

/** Below this width of the window the tree is collapsed (WORK-004). */
const NARROW_BELOW_PX = 800

/** State of the tree: open at first in a wide window, collapsed in a narrow one. */
export function useTreeDrawer() {
  const isNarrow = useIsBelow(NARROW_BELOW_PX)
  const [choice, setChoice] = useState<{ isNarrow: boolean; isOpen: boolean } | null>(null)
  // A choice in one layout does not apply to the other.
  const isOpen = choice?.isNarrow === isNarrow ? choice.isOpen : !isNarrow
  const setOpen = useCallback((next: boolean) => setChoice({ isNarrow, isOpen: next }), [isNarrow])
  const close = useCallback(() => setOpen(false), [setOpen])
  return { isNarrow, isOpen, setOpen, close }
}
