export const projectDetailEn = {}
