export const previewPath = (businessId: string) => `/demo?business=${encodeURIComponent(businessId)}`
