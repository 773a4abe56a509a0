/** What a person holds by all their roles; a session fits. */
export type Held = { readonly menuIds: ReadonlySet<string>; readonly permissions: ReadonlySet<string> }
/** What a role gives to whoever has it. */
export type Grants = { readonly menuIds: readonly string[]; readonly permissions: readonly string[] }

/** Nobody grants what they do not hold: neither by putting it into a role nor by giving a person a role with it. */
export function mayGrant(
  holder: Held,
  { menuIds, permissions }: { menuIds: Iterable<string>; permissions: Iterable<string> },
): boolean {
  return (
    [...menuIds].every((id) => holder.menuIds.has(id)) &&
    [...permissions].every((code) => holder.permissions.has(code))
  )
}
