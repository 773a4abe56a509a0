import { formatTime } from '@console/ui'

/** UTC+8 all year: it has no summer time. */
const RELEASE_ZONE = 'Asia/Shanghai'

/** Always at UTC+8, whatever zone browser and company have; never released is a dash (VER-004). */
export function releaseTime(releasedAt: number | null): string {
  return releasedAt === null || releasedAt === 0 ? '-' : formatTime(releasedAt, RELEASE_ZONE)
}
