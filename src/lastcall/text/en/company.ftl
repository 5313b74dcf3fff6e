# Playing with people: being called, waiting together, going on another day.

call-title = The table waits for you
notify = Call me when the table waits and I look elsewhere (notification, vibration)
notify-refused = Your browser does not show notifications of this page. Its settings for this site can allow them; title, icon and sound call you anyway.
