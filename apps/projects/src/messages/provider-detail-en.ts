export const providerDetailEn = {}
