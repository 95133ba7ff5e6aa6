export { tellBooking } from './after/tellBooking'
export { bookingData } from './record/bookingView'
export { findBooking } from './record/store/bookings'
