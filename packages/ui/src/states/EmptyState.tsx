import type { ReactNode } from 'react'
import { StatePanel } from './StatePanel.tsx'
import { VeinBud } from './VeinBud.tsx'

type EmptyStateProps = {
  /** Title that says what is missing. */
  title: string
  /** Purpose of what is missing. */
  children?: ReactNode
  action?: ReactNode
}

/** Nothing made yet. */
export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <StatePanel drawing={<VeinBud />} title={title} actions={action}>
      {children}
    </StatePanel>
  )
}
