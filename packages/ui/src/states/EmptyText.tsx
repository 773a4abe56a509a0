import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { EmptyState } from './EmptyState.tsx'

type EmptyTextProps = {
  /** Message id of the title; that of the sentence below it has `.text` behind it. */
  textId: string
  action?: ReactNode
}

/** Nothing made yet, in the words of two messages. */
export function EmptyText({ textId, action }: EmptyTextProps) {
  const { formatMessage } = useIntl()
  return (
    <EmptyState title={formatMessage({ id: textId })} action={action}>
      {formatMessage({ id: `${textId}.text` })}
    </EmptyState>
  )
}
