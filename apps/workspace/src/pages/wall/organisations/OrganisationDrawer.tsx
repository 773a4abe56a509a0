import { AppDrawer } from '@console/ui'
import type { ReactNode } from 'react'
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
