import { menuIdsFrom, type GrantedMenuId } from '../../../access/menu/menu-id.ts'

/** Rights of a person from all their roles; a session fits. */
export type Rights = {
  readonly menuIds: ReadonlySet<GrantedMenuId>
  readonly permissions: ReadonlySet<string>
}
/** Rights that a role gives to anyone who has it. */
export type Grants = { readonly menuIds: readonly GrantedMenuId[]; readonly permissions: readonly string[] }

/** Reads the grants from a role's row. */
export function grantsFrom({ menuIds, permissions }: { menuIds: string[]; permissions: string[] }): Grants {
  return { menuIds: menuIdsFrom(menuIds), permissions }
}

/** Nobody grants what they do not hold (the company's administrator: `grantableRights`), neither by putting it into a role nor by giving a person a role with it. */
export function canGrant(actor: Rights, { menuIds, permissions }: Grants): boolean {
  return (
    menuIds.every((id) => actor.menuIds.has(id)) && permissions.every((code) => actor.permissions.has(code))
  )
}
