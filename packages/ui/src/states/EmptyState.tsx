import type { ReactNode } from 'react'
import { StatePanel } from './StatePanel.tsx'
import { VeinBud } from './VeinBud.tsx'

type EmptyStateProps = {
  /** What is missing. */
  title: string
  /** What it is for. */
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
