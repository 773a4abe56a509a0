import { businessManage } from '@console/contracts'
import { failureText } from '@console/sub-app'
import { Icon, useIsMobile } from '@console/ui'
import { Button, Switch } from 'antd'
import { useId } from 'react'
import { useIntl } from 'react-intl'
import { useConfirmRemoval } from '../../components/use-confirm-removal.ts'
import { BUSINESS_CHANGES, useRemoval, useSetBusinessStatus } from '../../queries/businesses.ts'
import { BusinessDialog } from './BusinessDialog.tsx'
import { ProductTable } from './ProductTable.tsx'
import styles from './BusinessManagePage.module.css'

type BusinessDetailsProps = {
  business: businessManage.ManagedBusiness
  isEditing: boolean
  onEditing: (isEditing: boolean) => void
  onGone: () => void
}

/** One business: its data, its status and its products. */
export function BusinessDetails({ business, isEditing, onEditing, onGone }: BusinessDetailsProps) {
  const { formatMessage } = useIntl()
  const isMobile = useIsMobile()
  const remove = useRemoval(businessManage.remove, BUSINESS_CHANGES)
  const confirm = useConfirmRemoval()

  async function confirmRemoval() {
    const { id, name, version } = business
    const isGone = await confirm({
      title: formatMessage({ id: 'business.remove.title' }, { name }),
      text: formatMessage({ id: 'business.remove.text' }),
      done: formatMessage({ id: 'business.removed' }, { name }),
      remove: async () => remove.mutateAsync({ id, version }),
    })
    if (isGone) onGone()
  }

  return (
    <section className={styles['details']} aria-label={business.name}>
      {isMobile && (
        <Button type="link" icon={<Icon name="left" />} onClick={onGone}>
          {formatMessage({ id: 'business.all' })}
        </Button>
      )}
      <div className="ui-card">
        <header className={styles['head']}>
          <h2 className="ui-body ui-strong ui-anywhere">{business.name}</h2>
          <span className={`ui-inline-flex ui-gap-12 ${styles['actions']}`}>
            <Button
              onClick={() => {
                onEditing(true)
              }}
            >
              {formatMessage({ id: 'system.edit' })}
            </Button>
            <Button danger onClick={() => void confirmRemoval()}>
              {formatMessage({ id: 'system.delete' })}
            </Button>
          </span>
        </header>
        <BusinessFacts business={business} />
      </div>
      <ProductTable business={business} />
      {isEditing && (
        <BusinessDialog
          business={business}
          onClose={() => {
            onEditing(false)
          }}
        />
      )}
    </section>
  )
}

function BusinessFacts({ business }: Pick<BusinessDetailsProps, 'business'>) {
  const { formatMessage, formatNumber } = useIntl()
  const switchId = useId()
  const status = useSetBusinessStatus(business)
  return (
    <>
      <dl className={styles['facts']}>
        <dt>{formatMessage({ id: 'business.industry' })}</dt>
        <dd>{business.industryName ?? '-'}</dd>
        <dt>{formatMessage({ id: 'business.people' })}</dt>
        <dd>{formatNumber(business.people)}</dd>
        <dt>
          <label htmlFor={switchId}>{formatMessage({ id: 'business.offered' })}</label>
        </dt>
        <dd>
          <Switch
            id={switchId}
            checked={business.status === 'enabled'}
            loading={status.isPending}
            onChange={(isEnabled) => {
              status.mutate(isEnabled ? 'enabled' : 'disabled')
            }}
          />
          <span className="ui-note ui-muted">{formatMessage({ id: 'business.offered.note' })}</span>
        </dd>
      </dl>
      {status.error !== null && (
        <p className={styles['problem']} role="alert">
          {failureText(status.error)}
        </p>
      )}
    </>
  )
}
