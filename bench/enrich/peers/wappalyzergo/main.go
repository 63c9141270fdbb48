// Reads {"html": …, "url": …} lines from standard input and writes the names of the technologies that wappalyzergo finds, one JSON list a line,
// with the time taken in microseconds.
package main

import (
	"bufio"
	"encoding/json"
	"fmt"
	"os"
	"time"

	wappalyzer "github.com/projectdiscovery/wappalyzergo"
)

func main() {
	client, err := wappalyzer.New()
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
	reader := bufio.NewReaderSize(os.Stdin, 1<<20)
	out := json.NewEncoder(os.Stdout)
	for {
		line, err := reader.ReadBytes('\n')
		if len(line) > 1 {
			var page struct{ Html string }
			if json.Unmarshal(line, &page) == nil {
				start := time.Now()
				found := client.Fingerprint(map[string][]string{"Content-Type": {"text/html"}}, []byte(page.Html))
				names := []string{}
				for name := range found {
					names = append(names, name)
				}
				out.Encode(map[string]any{"names": names, "us": time.Since(start).Microseconds()})
			}
		}
		if err != nil {
			return
		}
	}
}
