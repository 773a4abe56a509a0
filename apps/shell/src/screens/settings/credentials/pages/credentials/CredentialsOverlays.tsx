import type { credential } from '@console/contracts'
import type { ListSearch } from '@console/ui/list-page'
import type { clientList } from './credentials.search.ts'
import { NewClientDialog } from './NewClientDialog.tsx'
import { PasswordDialog } from './PasswordDialog.tsx'
import { RotationDrawer } from './rotation/RotationDrawer.tsx'
import { UsageDrawer } from './usage/UsageDrawer.tsx'
import type { ClientActions } from './use-client-actions.ts'
import type { Secrets } from './use-secrets.ts'

type CredentialsOverlaysProps = {
  list: Pick<ListSearch<(typeof clientList)['shape'], object>, 'search' | 'setSearch'>
  rows: readonly credential.ApiClient[]
  actions: ClientActions
  secrets: Secrets
}

/** The dialogs and drawers of the page; the drawers are in the address. */
export function CredentialsOverlays({ list, rows, actions, secrets }: CredentialsOverlaysProps) {
  const { search, setSearch } = list
  return (
    <>
      {secrets.pending !== null && (
        <PasswordDialog request={secrets.pending} onConfirm={secrets.confirm} onCancel={secrets.cancel} />
      )}
      {actions.made !== null && <NewClientDialog client={actions.made} onClose={actions.clearCreated} />}
      {search.usage !== null && (
        <UsageDrawer id={search.usage} rows={rows} onClose={() => setSearch({ usage: null })} />
      )}
      {search.rotate !== null && (
        <RotationDrawer id={search.rotate} actions={actions} onClose={() => setSearch({ rotate: null })} />
      )}
    </>
  )
}
