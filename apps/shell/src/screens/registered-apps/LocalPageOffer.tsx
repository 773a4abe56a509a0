import { ApiError } from '@console/sub-app'
import { Icon, StatePanel } from '@console/ui'
import { Button } from 'antd'
import { useIntl } from 'react-intl'
import { localPageAddress, readLocalPage } from '../../base/local-page.ts'
import { PageCard } from '../../runtime/router/PageCard.tsx'
import { BackHomeButton } from '../parts/BackHomeButton.tsx'
import { useDevelopLocally } from './queries/local-page.ts'

/** Asks before code from the person's machine runs in the console: a link of somebody else leads here, and no further. */
export function LocalPageOffer({ asked }: { asked: string }) {
  const { formatMessage } = useIntl()
  const { mutate, error, isPending } = useDevelopLocally()
  const page = readLocalPage(asked)
  if (page === null || error !== null)
    return (
      <PageCard>
        <StatePanel
          role="alert"
          drawing={<Icon name="warning" size={32} />}
          title={formatMessage({ id: 'localPage.refused' })}
          actions={<BackHomeButton />}
        >
          {toReason(error) ??
            formatMessage({ id: isForbidden(error) ? 'localPage.notAllowed' : 'localPage.unreadable' })}
        </StatePanel>
      </PageCard>
    )
  return (
    <PageCard>
      <StatePanel
        drawing={<Icon name="warning" size={32} />}
        title={formatMessage({ id: 'localPage.offer' }, { module: page.module })}
        actions={
          <>
            <Button
              type="primary"
              loading={isPending}
              onClick={() =>
                mutate(page, {
                  onSuccess: ({ grant }) => window.location.assign(localPageAddress(page, grant)),
                })
              }
            >
              {formatMessage({ id: 'localPage.open' })}
            </Button>
            <BackHomeButton />
          </>
        }
      >
        {formatMessage({ id: 'localPage.offer.note' }, { address: page.address })}
      </StatePanel>
    </PageCard>
  )
}

function isForbidden(error: Error | null): boolean {
  return error instanceof ApiError && error.status === 403
}

/** The server's words on the address; null where the page has its own words. */
function toReason(error: Error | null): string | null {
  if (error === null || isForbidden(error)) return null
  return (error instanceof ApiError ? error.detail.fields?.['address'] : undefined) ?? error.message
}
