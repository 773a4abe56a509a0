const MAX_INITIALS = 2

/** Initials for an avatar: of the first two words, or the first character where a name has no spaces. */
export function toInitials(name: string): string {
  return name
    .trim()
    .split(/\s+/)
    .slice(0, MAX_INITIALS)
    .map((word) => (/^./u.exec(word)?.[0] ?? '').toUpperCase())
    .join('')
}
