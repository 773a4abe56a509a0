import { useHost } from '@console/sub-app'
import { EmptyState } from '@console/ui'
import { Button } from 'antd'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { useBusinessOptions } from './BusinessSelect.tsx'

const BUSINESSES = '/app-tenant-system/system/businessManage'

type NoBusinessProps = {
  /** Says to choose a business, if there is one. */
  title: string
  /** Says what the page shows of a business. */
  children?: ReactNode
}

/** Replaces what a page shows of one business: none is chosen, or the company has none yet. */
export function NoBusiness({ title, children }: NoBusinessProps) {
  const { formatMessage } = useIntl()
  const { services } = useHost()
  const { options, isLoading, hasFailed } = useBusinessOptions()
  if (options.length > 0 || isLoading || hasFailed) return <EmptyState title={title}>{children}</EmptyState>
  return (
    <EmptyState
      title={formatMessage({ id: 'domainUi.noBusiness' })}
      action={
        services.canOpen(BUSINESSES) && (
          <Button onClick={() => services.navigate(BUSINESSES)}>
            {formatMessage({ id: 'domainUi.noBusiness.open' })}
          </Button>
        )
      }
    >
      {formatMessage({ id: 'domainUi.noBusiness.text' })}
    </EmptyState>
  )
}
