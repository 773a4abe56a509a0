import { CreateTenantDialog } from './CreateTenantDialog.tsx'
import { NewAdministratorDialog } from './NewAdministratorDialog.tsx'
import type { TenantList } from './tenant.search.ts'
import type { MadeTenant } from './use-create-tenant-form.ts'

type NewTenantProps = {
  list: Pick<TenantList, 'search' | 'setSearch'>
  /** The company that was just created; null when its password has been shown. */
  made: MadeTenant | null
  onMade: (made: MadeTenant | null) => void
}

/** The form of a new company, and then the password of its first administrator. */
export function NewTenant({ list: { search, setSearch }, made, onMade }: NewTenantProps) {
  return (
    <>
      {search.create && (
        <CreateTenantDialog onClose={() => setSearch({ create: false }, { replace: true })} onMade={onMade} />
      )}
      {made !== null && (
        <NewAdministratorDialog
          made={made}
          onClose={() => {
            onMade(null)
            setSearch({ tenant: made.id })
          }}
        />
      )}
    </>
  )
}
