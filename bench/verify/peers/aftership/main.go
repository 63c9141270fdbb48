// Verifies a list with AfterShip's email-verifier, as its README shows. Built and run by build.ts.
//
// main TASK_JSON reads a line "SERVER ADDRESS" for each address and writes a JSON line for each answer, or one line with the pace.
package main

import (
	"bufio"
	"encoding/json"
	"errors"
	"os"
	"strings"
	"sync"
	"syscall"
	"time"

	emailverifier "github.com/AfterShip/email-verifier"
)

type task struct {
	Sender   string `json:"sender"`
	HeloName string `json:"heloName"`
	// Connections to one server at a time; 0: one address after the other.
	Connections int `json:"connections"`
	// The list is repeated until so many seconds have passed; 0: it is read once.
	Seconds float64 `json:"seconds"`
}

type item struct {
	index   int
	address string
}

type line struct {
	Index   int    `json:"index"`
	Verdict string `json:"verdict"`
}

// In the form of bench/verify/pace/inside.ts.
type pace struct {
	Verdicts       [][2]any `json:"verdicts"`
	TookS          float64  `json:"tookS"`
	MaxMemoryBytes int64    `json:"maxMemoryBytes"`
	CpuS           float64  `json:"cpuS"`
}

func main() {
	var given task
	if err := json.Unmarshal([]byte(os.Args[1]), &given); err != nil {
		panic(err)
	}
	queues := map[string][]item{}
	scanner := bufio.NewScanner(os.Stdin)
	for index := 0; scanner.Scan(); index++ {
		server, address, _ := strings.Cut(scanner.Text(), " ")
		if given.Connections == 0 {
			server = ""
		}
		queues[server] = append(queues[server], item{index, address})
	}
	verifier := emailverifier.NewVerifier().EnableSMTPCheck().HelloName(given.HeloName).FromEmail(given.Sender)
	begun := time.Now()
	ends := begun.Add(time.Duration(given.Seconds * float64(time.Second)))
	measured := pace{Verdicts: [][2]any{}}
	output := json.NewEncoder(os.Stdout)
	var writing sync.Mutex
	var workers sync.WaitGroup
	for _, queue := range queues {
		var taking sync.Mutex
		next := 0
		take := func() (item, bool) {
			taking.Lock()
			defer taking.Unlock()
			if given.Seconds == 0 && next == len(queue) || given.Seconds > 0 && time.Now().After(ends) {
				return item{}, false
			}
			next++
			return queue[(next-1)%len(queue)], true
		}
		for range max(1, given.Connections) {
			workers.Go(func() {
				for each, isThere := take(); isThere; each, isThere = take() {
					verdict := answer(verifier, each.address)
					if given.Seconds > 0 && time.Now().After(ends) {
						return
					}
					writing.Lock()
					if given.Seconds > 0 {
						measured.Verdicts = append(measured.Verdicts, [2]any{each.index, verdict})
					} else {
						output.Encode(line{each.index, verdict})
					}
					writing.Unlock()
				}
			})
		}
	}
	workers.Wait()
	if given.Seconds == 0 {
		return
	}
	var usage syscall.Rusage
	syscall.Getrusage(syscall.RUSAGE_SELF, &usage)
	measured.TookS = min(given.Seconds, time.Since(begun).Seconds())
	measured.MaxMemoryBytes = usage.Maxrss * 1024
	measured.CpuS = float64(usage.Utime.Nano()+usage.Stime.Nano()) / 1e9
	output.Encode(measured)
}

// answer returns what the result says: reachable yes or no; without an answer, a domain that doesn't exist counts as undeliverable.
func answer(verifier *emailverifier.Verifier, address string) string {
	result, err := verifier.Verify(address)
	if err != nil {
		var lookup *emailverifier.LookupError
		if errors.As(err, &lookup) && lookup.Message == emailverifier.ErrNoSuchHost || strings.Contains(err.Error(), "no such host") {
			return "undeliverable"
		}
		return "unknown"
	}
	switch {
	case !result.Syntax.Valid:
		return "undeliverable"
	case result.SMTP != nil && result.SMTP.FullInbox:
		return "risky"
	case result.Reachable == "yes":
		return "deliverable"
	case result.Reachable == "no":
		return "undeliverable"
	default:
		return "unknown"
	}
}
